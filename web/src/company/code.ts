/** Codes that carry a seat: eight letters, shown in two groups. */

const LENGTH = 8;

/** The letters of a code in what somebody typed or pasted, a link included; none if it is no code. */
export function codeIn(typed: string): string | null {
  const text = typed.includes("#") ? typed.slice(typed.indexOf("#") + 1) : typed;
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === LENGTH && /^[A-Z]+$/.test(code) ? code : null;
}

export const grouped = (code: string): string => `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;

/** The code comes after the #, which no browser sends to a server. */
export const linkOf = (code: string): string => `${location.origin}/carry#${code}`;
