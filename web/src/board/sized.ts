/**
 * The size of an element, told when the browser has laid it out anyway and again whenever it changes: who asks for it
 * earlier, as a binding does, makes the browser lay everything out once more.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

type Tell = (element: HTMLElement) => void;

const tells = new WeakMap<Element, Tell>();

/** One for all, so that what changes together is told together. */
let observer: ResizeObserver | undefined;

function watching(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) tells.get(target)?.(target as HTMLElement);
  });
  return observer;
}

export const sized = (tell: Tell): Attachment<HTMLElement> => (element) => {
  tells.set(element, tell);
  untrack(() => { watching().observe(element); });
  return () => { watching().unobserve(element); };
};
