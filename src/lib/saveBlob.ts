/**
 * After this time in ms the file is released from memory. iOS asks the visitor before it reads the file, so a few
 * seconds would be too short.
 */
const fetchedWithin = 60_000;

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fetchedWithin);
}
