import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:html|js|css|csv|svg|json|webmanifest|txt|xml|atom|ics|yaml)$/;

/** Writes `.br` and `.gz` beside every text file, at the highest level: the time is spent here, not at a request. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const compressed = files
    .filter((name) => text.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      const br = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    });
  await Promise.all(compressed);
}
