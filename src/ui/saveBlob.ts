/** How long the browser may take to fetch the file from memory; iOS asks the visitor first. */
const fetchedWithin = 60_000;

/** Hands a file to the visitor as a download. Nothing travels: the file is made in memory, so it works offline. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fetchedWithin);
}
