import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './filesIn';
import type { SiteSettings } from './siteSettings';

/** A text as a shell reads it back. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The settings that decide what is in the files; none of them is a secret. */
function settingsOf({
  siteUrl,
  publicPath,
  contactEmail,
  released,
  operator,
  sourceUrl,
  builtAt,
}: SiteSettings) {
  const settings: Readonly<Record<string, string | undefined>> = {
    SITE_URL: siteUrl,
    PUBLIC_PATH: publicPath,
    CONTACT_EMAIL: contactEmail,
    OPERATOR_NAME: operator?.name,
    OPERATOR_URL: operator?.url,
    OPERATOR_FUNDING: operator?.funding?.en,
    OPERATOR_FUNDING_ES: operator?.funding?.es,
    SOURCE_URL: sourceUrl,
    RELEASED: released,
    SOURCE_DATE_EPOCH: String(Math.floor(builtAt.getTime() / 1000)),
  };
  return Object.entries(settings).flatMap(([name, value]) => (value ? [`${name}=${quoted(value)}`] : []));
}

/**
 * @param folder the built site. @returns the SHA-256 of every file as `sha256sum -c` reads it, and above it how to build
 * the same files again. Compressed copies are left out: what is in them is listed, and another version of zlib packs it
 * otherwise.
 */
export async function printHashList(folder: string, site: SiteSettings): Promise<string> {
  const files = (await filesIn(folder)).filter((file) => !/\.(?:br|gz)$|^SHA256SUMS\.txt$/.test(file)).sort();
  const lines = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(path.join(folder, file)));
    return `${digest.digest('hex')}  ${file}\n`;
  });
  return `# Civic Voice ${site.version}: every file of this release by its SHA-256.
# Is what you were sent what was released? Download a file and compare: sha256sum <file>
# Was it built from the source code? In that code, in its version ${site.version}, with Node ${process.versions.node}:
#   npm ci
#   ${settingsOf(site).join(' ')} npm run build
#   cd dist && sha256sum -c <this list>
${(await Promise.all(lines)).join('')}`;
}
