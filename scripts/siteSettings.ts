import { languageIds } from '../src/content/languages';
import type { LanguageId } from '../src/content/languages';

/** What a build is told about the site it builds; docs/deploying.md lists the variables. */
interface SiteSettings {
  /** Scheme and host, without a slash at the end: canonical addresses, link previews, the sitemap. */
  readonly siteUrl: string;
  /** Folder the site is served from, with both slashes: `/` or, for a sub-path host, `/civic-voice/`. */
  readonly publicPath: string;
  readonly contactEmail: string;
  /** The first day on which the site was public, `YYYY-MM-DD`, with which the list of corrections begins; empty before it. */
  readonly released: string;
  /** Which languages to build; for tests, which need not wait for all. */
  readonly languages: readonly LanguageId[];
  /** Where to build to, from the project's folder. */
  readonly outDir: string;
  /** The year in the footer, corrected in the browser: a release can be built again as it was. */
  readonly year: number;
  /** What the visitors of this build would read that cannot be meant for them. */
  readonly warnings: readonly string[];
}

/**
 * @param env the variables of the process.
 * @throws where a release (`NODE_ENV=production` and `RELEASE=1`) would go out with an address made up for
 * development: every canonical link and the sitemap would name localhost.
 */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  // An empty variable is one that somebody forgot to fill in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const {
    SITE_URL: siteUrl = 'http://localhost:3000',
    PUBLIC_PATH: publicPath = '/',
    CONTACT_EMAIL: contactEmail = 'contact@example.org',
    RELEASED: released = '',
    OUT_DIR: outDir = 'dist',
    LANGUAGES: asked = languageIds.join(),
    SOURCE_DATE_EPOCH: epoch,
  } = given;
  if (!/^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/.test(released)) {
    throw new Error(`RELEASED has to be a day such as 2026-12-01, or be left out. It is “${released}”.`);
  }
  const languages = languageIds.filter((id) => asked.split(',').includes(id));
  const warnings = [
    ...(given.SITE_URL ? [] : [`SITE_URL is not set: links, previews and the sitemap name ${siteUrl}.`]),
    ...(env.CONTACT_EMAIL
      ? []
      : [`CONTACT_EMAIL is not set: the site gives ${contactEmail} as its address.`]),
  ];
  if (warnings.length > 0 && env.NODE_ENV === 'production' && env.RELEASE === '1') {
    throw new Error(`No release without its addresses. ${warnings.join(' ')}`);
  }
  const year = new Date(epoch ? Number(epoch) * 1000 : Date.now()).getUTCFullYear();
  return { siteUrl, publicPath, contactEmail, released, languages, outDir, year, warnings };
}
