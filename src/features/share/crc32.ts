const polynomial = 0xedb88320;

/**
 * CRC-32 as in zip files. It finds every change within 32 neighbouring bits, so every altered character of a link,
 * and misses one in four billion of all others. It guards against accidents, not against forgery.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
