/**
 * A bar whose height is the screen's alone, and whose words are of any length: words give way, step by step, until they fit
 * beside the buttons. Its style says what each step of `data-tight` does; at the last they are only heard.
 */
import type { Attachment } from "svelte/attachments";

const STEPS = 3;

/** The words come first in it, then the buttons: beside them, or above or below them where the bar is narrow. */
function fits(bar: HTMLElement): boolean {
  const [words, buttons] = bar.children;
  if (!(words instanceof HTMLElement)) return true;
  const { paddingTop, paddingBottom } = getComputedStyle(bar);
  const high = bar.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const { right, top, bottom } = words.getBoundingClientRect();
  const next = buttons?.getBoundingClientRect();
  const apart = next === undefined || right <= next.left + 1 || bottom <= next.top + 1 || top >= next.bottom - 1;
  return apart && words.offsetHeight <= high + 1 && words.scrollWidth <= words.clientWidth + 1 && bar.scrollWidth <= bar.clientWidth + 1;
}

export const tight: Attachment<HTMLElement> = (bar) => {
  const settle = (): void => {
    delete bar.dataset["tight"];
    for (let step = 1; step <= STEPS && !fits(bar); step += 1) bar.dataset["tight"] = String(step);
  };
  // Told before the next picture is drawn, so that nobody sees it change its mind.
  const changes = new MutationObserver(settle);
  changes.observe(bar, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(settle);
  sizes.observe(bar);
  document.fonts.addEventListener("loadingdone", settle); // words of another face have another length
  return () => {
    changes.disconnect();
    sizes.disconnect();
    document.fonts.removeEventListener("loadingdone", settle);
  };
};
