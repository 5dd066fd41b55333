/** Gives a file to the person: as a download, or to whatever the device shares with. */

const LONG = 60_000; // until a browser has surely saved it

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG);
}

/** Whether this device shares pictures at all. */
export const canShare = (): boolean => navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) ?? false;

export async function share(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // Who changes their mind has shared nothing, and nothing has failed.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
