/**
 * The layers of a drawing, put into its group. Each drawing is made once and copied from then on: a table shows the same
 * few buildings a hundred times, and every layer of its own would have to be looked after.
 */
import type { Attachment } from "svelte/attachments";
import type { Layer } from "./buildings";

const made = new WeakMap<readonly Layer[], DocumentFragment>();

function make(layers: readonly Layer[]): DocumentFragment {
  const drawing = document.createDocumentFragment();
  for (const [colour, line] of layers) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", colour);
    path.setAttribute("d", line);
    drawing.append(path);
  }
  made.set(layers, drawing);
  return drawing;
}

export const drawn = (layers: readonly Layer[]): Attachment<SVGGElement> => (group) => {
  group.replaceChildren((made.get(layers) ?? make(layers)).cloneNode(true));
};
