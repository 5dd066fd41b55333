/** The certificates of a table, as its view tells them. */
import { currencyLetter } from "../../board/cards";
import type { CertificatesView, CertificateView, View } from "../../protocol";

export const SIGN =
  "M4 3H17A3 3 0 0 1 20 6V8H17V19A2.600 2.600 0 0 1 14.400 21.600H4.600A2.600 2.600 0 0 1 2 19V17.500H4ZM7 7V9H14V7ZM7 11V13H14V11ZM8 16.200A2 2 0 1 0 12 16.200A2 2 0 1 0 8 16.200Z";
export const SPACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export const CURRENCY_IDS = ["florin", "dirham", "dinar", "ducat"] as const;

const NONE: CertificatesView = { pawns: {}, certificates: [], over: 0 };

export const certificatesIn = (view: View): CertificatesView => view.modules["exchange-certificates"] ?? NONE;

export const keptBy = (view: View, seat: number | null): CertificateView | null => (seat === null ? null : (certificatesIn(view).certificates[seat] ?? null));

/** The letter of a currency, which colours and signs go by. */
export const letterOf = ({ currency }: CertificateView): string => currencyLetter(currency);
