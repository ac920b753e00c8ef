/** One string of a font's `name` table: its meaning by number (0 copyright, 1 family, 4 full name …) and its bytes. */
interface FontName {
  readonly id: number;
  /** UTF-16, big-endian; a part of the font's own memory. */
  readonly bytes: Buffer;
}

/** @param font a TrueType file. @returns the names that are stored for Windows, which fonts for the web have alone. */
function namesOf(font: Buffer): readonly FontName[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no table of names.');
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const record = table + 6 + index * 12;
    const start = strings + font.readUInt16BE(record + 10);
    return {
      id: font.readUInt16BE(record + 6),
      bytes: font.subarray(start, start + font.readUInt16BE(record + 8)),
    };
  });
}

const textOf = (bytes: Buffer) => Buffer.from(bytes).swap16().toString('utf16le');

/** The copyright says which name is reserved, and has to stay. */
const isRenamed = ({ id }: FontName) => id !== 0;

/** @returns all names by which programs could show the font. */
export function shownNames(font: Buffer): readonly string[] {
  return namesOf(font)
    .filter(isRenamed)
    .map(({ bytes }) => textOf(bytes));
}

/**
 * Replaces a word in the names of the font, in place. The SIL Open Font License forbids a changed font to bear a name
 * that its author reserved. @throws if the words differ in length: the table would have to be built anew.
 */
export function renameFont(font: Buffer, from: string, to: string): void {
  if (from.length !== to.length) throw new Error(`“${to}” must be as long as “${from}”.`);
  for (const { bytes } of namesOf(font).filter(isRenamed))
    bytes.set(Buffer.from(textOf(bytes).replaceAll(from, to), 'utf16le').swap16());
}
