/** A bar that stays at the lower edge of the page: what the focus goes to by keys does not come to lie under it. */
import type { Attachment } from "svelte/attachments";
import { sized } from "../board/sized";

const SPARE = 8; // pixels, for the ring of the focus

export const staysBelow: Attachment<HTMLElement> = (bar) => {
  const { style } = document.documentElement;
  const stop = sized(({ offsetHeight }) => {
    style.scrollPaddingBlockEnd = `${offsetHeight + SPARE}px`;
  })(bar);
  return () => {
    stop?.();
    style.scrollPaddingBlockEnd = "";
  };
};
