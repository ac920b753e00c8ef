import { createHash } from 'node:crypto';
import { sendsNothing } from './headerPolicy';

/** The inline scripts and styles of a page, exactly as between their tags: otherwise their hashes do not match. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Allows a page without scripts its one style, and nothing else. */
export function scriptlessPolicy(style: string): string {
  return `default-src 'none'; style-src ${hashes([style])}; base-uri 'none'; form-action 'none'`;
}

/** The only Trusted Types policies that browsers allow: webpack's, and the service worker's (watchRelease.ts). */
const trustedTypes = ['civic-voice', 'civic-voice-service-worker'];

/**
 * Emotion inserts an empty style tag and then adds rules through the CSSOM, which a Content Security Policy does not
 * check. So the hash of the empty text is enough.
 */
const emptyStyle = '';

function hashes(codes: readonly string[]): string {
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  return [...new Set(codes)].map((code) => `'sha256-${hash(code)}'`).join(' ');
}

/**
 * Allows the site's own files and the page's inline code by hash. Forbids other origins, `eval` and submitted forms.
 * @returns the policy for a meta tag, where `frame-ancestors` is not allowed.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes([...styles, emptyStyle])}`,
    // `data:` is the member's photo, `blob:` the one being cropped.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    // The one page of this site that can be framed is a policy's card; `/embed` shows it.
    "frame-src 'self'",
    "base-uri 'none'",
    sendsNothing,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}
