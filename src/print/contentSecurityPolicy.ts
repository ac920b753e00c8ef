import { createHash } from 'node:crypto';

/** What a page carries inline, exactly as printed between the tags. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Trusted Types policies the site creates: webpack's for its chunks and workers, and the one that registers the service worker. */
const trustedTypes = ['civic-voice', 'civic-voice-service-worker'];

/** Style tags made in the browser start empty and are filled rule by rule, which a policy cannot see. */
const emptyStyle = '';

function hashes(codes: readonly string[]): string {
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  return [...new Set(codes)].map((code) => `'sha256-${hash(code)}'`).join(' ');
}

/**
 * Everything the site may load or run: its own files, and the inline code of the page by hash. Nothing
 * from anywhere else, nothing evaluated, no form that sends, no frame.
 * @returns the policy as a meta tag can carry it.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src ${hashes([...styles, emptyStyle])}`,
    // `data:` is the member's photo, `blob:` the one being cropped.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}

/**
 * One policy for all pages, for hosts that send headers. Both are enforced, so it has to allow what any
 * page's own meta tag allows; it adds what only a header can say.
 */
export function headerPolicy(pages: readonly InlineCode[]): string {
  const all = {
    scripts: pages.flatMap(({ scripts }) => scripts),
    styles: pages.flatMap(({ styles }) => styles),
  };
  return `${contentSecurityPolicy(all)}; frame-ancestors 'none'`;
}
