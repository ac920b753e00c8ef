import { yourData } from 'words/yourData';

const { size } = yourData;

/** @returns a size as people say it: "47 bytes", "1.2 kB", "184 kB". */
export function humanSize(bytes: number): string {
  if (bytes < 1000) return size.bytes(bytes);
  const thousands = bytes / 1000;
  // What would round up to 1,000 is told in the next unit.
  return thousands < 999.5 ? size.kilobytes(short(thousands)) : size.megabytes(short(thousands / 1000));
}

function short(amount: number): string {
  return amount < 9.95 ? amount.toFixed(1) : String(Math.round(amount));
}
