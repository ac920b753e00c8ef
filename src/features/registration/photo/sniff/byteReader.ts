/** Reads numbers and names out of a file's bytes. Beyond the end everything reads as zero or '', so hostile lengths never throw. */
export class ByteReader {
  constructor(private readonly bytes: Uint8Array) {}

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number): number {
    return this.u8(at) * 0x100 + this.u8(at + 1);
  }

  u32(at: number): number {
    return this.u16(at) * 0x10000 + this.u16(at + 2);
  }

  u16le(at: number): number {
    return this.u8(at) + this.u8(at + 1) * 0x100;
  }

  u24le(at: number): number {
    return this.u16le(at) + this.u8(at + 2) * 0x10000;
  }

  u32le(at: number): number {
    return this.u16le(at) + this.u16le(at + 2) * 0x10000;
  }

  i32le(at: number): number {
    return this.u32le(at) | 0;
  }

  /** @returns `count` bytes as Latin-1 text. */
  text(at: number, count: number): string {
    return String.fromCharCode(...this.bytes.subarray(Math.max(0, at), Math.max(0, at + count)));
  }

  /** @returns true if the bytes at `at` are exactly these. */
  has(at: number, ...expected: number[]): boolean {
    return expected.every((byte, i) => this.bytes[at + i] === byte);
  }
}
