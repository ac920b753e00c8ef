import { crc32, deflateSync } from 'node:zlib';

/* Builds image files byte by byte for tests: valid ones, ones that claim a huge size, ones without a picture. */

const ascii = (text: string) => Buffer.from(text, 'latin1');
const be32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const b = Buffer.alloc(4);
      b.writeUInt32BE(value);
      return b;
    }),
  );
const be16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const le16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));
const le32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const b = Buffer.alloc(4);
      b.writeInt32LE(value);
      return b;
    }),
  );

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([be32(data.length), body, be32(crc32(body))]);
}

type Pixel = readonly [number, number, number];

/** @param claims the size its header says it has. */
export function png(
  width: number,
  height: number,
  pixel: (x: number, y: number) => Pixel = () => [255, 255, 255],
  { claims = [width, height] as readonly [number, number] } = {},
): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.concat([be32(...claims), Buffer.from([8, 2, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function gif(): Buffer {
  const frame = Buffer.concat([Buffer.from([0x2c]), le16(0, 0, 1, 1), Buffer.from([0, 2, 2, 0x44, 1, 0])]);
  const colors = Buffer.from([255, 255, 255, 0, 0, 0]);
  return Buffer.concat([
    ascii('GIF89a'),
    le16(1, 1),
    Buffer.from([0x80, 0, 0]),
    colors,
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
    frame,
    Buffer.from([0x3b]),
  ]);
}

export function webp({ width = 800, height = 600 } = {}): Buffer {
  const le24 = (value: number) => le32(value).subarray(0, 3);
  const chunk = Buffer.concat([ascii('VP8X'), le32(10), Buffer.alloc(4), le24(width - 1), le24(height - 1)]);
  return Buffer.concat([ascii('RIFF'), le32(chunk.length + 4), ascii('WEBP'), chunk]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([be32(body.length + 8), ascii(type), body]);
}

/** A HEIC or AVIF container that states the sizes of a thumbnail and of the picture (item 1), but holds no picture. */
export function heif(brand: string, width = 4000, height = 3000): Buffer {
  const sizes = box('ipco', box('ispe', be32(0, 320, 240)), box('ispe', be32(0, width, height)));
  const sizeOfEach = box('ipma', be32(0, 2), be16(2), Buffer.from([1, 1]), be16(1), Buffer.from([1, 2]));
  return Buffer.concat([
    box('ftyp', ascii(brand), be32(0), ascii(`mif1${brand}`)),
    box('meta', be32(0), box('pitm', be32(0), be16(1)), box('iprp', sizes, sizeOfEach)),
    box('mdat', Buffer.alloc(16)),
  ]);
}

/**
 * The segments of a JPEG whose scan holds no picture.
 * @param exifBytes size of the EXIF segment before the one with the dimensions; 0 leaves it out.
 */
export function jpegShell({ width = 800, height = 600, exifBytes = 0 } = {}): Buffer {
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker]), be16(data.length + 2), data]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(exifBytes > 0
      ? [
          segment(
            0xe1,
            Buffer.concat([
              ascii('Exif\0\0'),
              Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
              Buffer.alloc(exifBytes),
            ]),
          ),
        ]
      : []),
    segment(0xc2, Buffer.concat([Buffer.from([8]), be16(height, width), Buffer.from([3])])),
    segment(0xda, Buffer.alloc(10)),
    Buffer.alloc(64, 0x55),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** An AVIF without a picture whose header ties 130,000 parts to properties: more than a library may pass on at once. */
export function endlessAvif(): Buffer {
  const ties = Buffer.concat([Buffer.alloc(4), be32(130_000), Buffer.alloc(130_000 * 3)]);
  const meta = Buffer.concat([Buffer.alloc(4), box('iprp', box('ipma', ties))]);
  return Buffer.concat([box('ftyp', ascii('avif\0\0\0\0')), box('meta', meta)]);
}
