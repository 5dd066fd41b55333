/** Gives a file to the person: as a download, or to whatever the device shares with. */

const LONG = 60_000; // until a browser has surely saved it

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG);
}

/** Copies what stands in a field, which shows that it is all of it; whether that was done. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Without a secure connection there is no clipboard; the old way still works in most browsers.
    return document.execCommand("copy");
  }
}

/** Whether this device shares texts and links. */
export const sharesWords = (): boolean => typeof navigator.share === "function";

/** Whether this device shares pictures at all. */
export const canShare = (): boolean => navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) ?? false;

export const share = (file: File, title: string): Promise<void> => shareAny({ files: [file], title });

export async function shareAny(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Who changes their mind has shared nothing, and nothing has failed.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
