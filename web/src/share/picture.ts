/**
 * A drawing of the page as a picture of its own: every colour, line and letter is written into it, so that it looks the
 * same wherever it is opened. What it shows is what stands on the page, so that nothing is drawn twice.
 */
import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

/** As large as it is kept; drawings have the same shape. */
export const SIZE = { width: 1080, height: 1350 } as const;

/** What a drawing inherits from around it, and what it does not. */
const INHERITED = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
  "font-family", "font-size", "font-weight", "text-anchor",
] as const;
const KEPT = ["viewBox", "x", "y", "width", "height", "rx", "d", "cx", "cy", "r", "transform", "pathLength", "id", "patternUnits"];

/** The drawing as the text of a file. */
export function pictureOf(drawing: SVGSVGElement, fonts = ""): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  inline(drawing, copy, null);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${SIZE.width}`);
  copy.setAttribute("height", `${SIZE.height}`);
  if (fonts) copy.insertAdjacentHTML("afterbegin", `<style>${fonts}</style>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}`;
}

function inline(from: Element, to: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from);
  for (const { name, value } of [...to.attributes]) {
    if (!KEPT.includes(name) && !value.startsWith("url(#")) to.removeAttribute(name);
  }
  for (const name of INHERITED) {
    const value = plain(style.getPropertyValue(name));
    if (value && !value.includes("url(") && value !== plain(around?.getPropertyValue(name) ?? "")) to.setAttribute(name, value);
  }
  if (style.opacity !== "1" && style.opacity !== "") to.setAttribute("opacity", style.opacity);
  const [inside, copied] = [[...from.children], [...to.children]];
  inside.forEach((child, at) => {
    const other = copied[at];
    if (!other) return;
    // What nobody sees is left out, so that the file is small.
    if (getComputedStyle(child).opacity === "0") other.remove();
    else inline(child, other, style);
  });
  for (const node of [...to.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
}

/** A mixed colour as other programs read it. */
function plain(value: string): string {
  const [, red, green, blue] = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (red === undefined) return value;
  return `rgb(${[red, green, blue].map((part) => Math.round(Number(part) * 255)).join(", ")})`;
}

/** The two faces of the page, to go into the file. Without them it has others, and is still a picture. */
export async function faces(): Promise<string> {
  const all = [["Marcellus", marcellus, "400"], ["Source Sans 3", sourceSans, "200 900"]] as const;
  const found = await Promise.all(
    all.map(async ([name, address, weight]) => {
      const answer = await fetch(address);
      const data = base64(new Uint8Array(await answer.arrayBuffer()));
      return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    }),
  ).catch(() => []);
  return found.join("");
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The same as pixels. */
export async function pixelsOf(svg: string): Promise<Blob> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no picture."))), "image/png");
  });
}
