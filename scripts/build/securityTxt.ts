import { daysAfter } from '../../src/lib/days';
import type { SiteSettings } from './siteSettings';

/** RFC 9116 wants a date less than a year ahead, so that nobody writes to an address that was given up. */
const lasts = 364;

/** @param released the day of the last release, which is the same whenever that release is built. */
export function securityTxtExpires(released: string): string {
  return daysAfter(released, lasts);
}

/**
 * @param released the day of the last release; `undefined` before the first.
 * @returns the text of `/.well-known/security.txt`, where whoever finds a hole looks for the address to report it to
 * (RFC 9116). Nothing for a copy that is for trying out, and nothing for a folder: the file is one of the whole host.
 */
export function printSecurityTxt(
  {
    siteUrl,
    publicPath,
    contactEmail,
    missing,
    languages,
  }: Pick<SiteSettings, 'siteUrl' | 'publicPath' | 'contactEmail' | 'missing' | 'languages'>,
  released: string | undefined,
): string {
  if (released === undefined || missing.length > 0 || publicPath !== '/') return '';
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${securityTxtExpires(released)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
