import { existsSync } from 'node:fs';
import path from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { languageIds } from '../src/content/languages';
import type { LanguageId } from '../src/content/languages';

/** What a build is told about the site it builds; docs/deploying.md lists the variables. */
export interface SiteSettings {
  /** Scheme and host, without a slash at the end: canonical addresses, link previews, the sitemap. */
  readonly siteUrl: string;
  /** Folder the site is served from, with both slashes: `/` or, for a sub-path host, `/civic-voice/`. */
  readonly publicPath: string;
  readonly contactEmail: string;
  /**
   * The first day on which the site was public, `YYYY-MM-DD`, with which the list of corrections begins; empty before
   * it.
   */
  readonly released: string;
  /** Who runs the site and answers for it; `null` for a copy that is for trying out. */
  readonly operator: Operator | null;
  /** The version in package.json. */
  readonly version: string;
  /** The languages to build. A test that does not need all of them builds fewer. */
  readonly languages: readonly LanguageId[];
  /** Where to build to, from the project's folder. */
  readonly outDir: string;
  /**
   * The year in the footer as it is built; the browser shows the present one. SOURCE_DATE_EPOCH can set it, so that a
   * release can be built again as it was.
   */
  readonly year: number;
  /** The variables that have to be set, and to something real, before visitors may see this build. */
  readonly missing: readonly string[];
}

/** An address that belongs to nobody (RFC 2606), or to this machine. */
const madeUp = /\blocalhost\b|\b127\.|\bexample(\.(com|net|org))?\b/;

function isWebAddress(url: string): url is `https://${string}` {
  return url.startsWith('https://') && URL.canParse(url);
}

/**
 * @param env the variables of the process.
 * @throws where a release (`RELEASE=1`) would go out with an address made up for development, or with nobody who
 * answers for it: every canonical link and the sitemap would name localhost.
 */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  // An empty variable counts as not set: somebody forgot to fill it in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const {
    SITE_URL: siteUrl = 'http://localhost:3000',
    PUBLIC_PATH: publicPath = '/',
    CONTACT_EMAIL: contactEmail = 'contact@example.org',
    RELEASED: released = '',
    OPERATOR_NAME: name,
    OPERATOR_URL: url,
    OPERATOR_FUNDING: funding,
    OPERATOR_FUNDING_ES: fundingInSpanish = funding,
    OUT_DIR: outDir = 'dist',
    LANGUAGES: asked = languageIds.join(),
    SOURCE_DATE_EPOCH: epoch,
  } = given;
  if (!/^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/.test(released)) {
    throw new Error(`RELEASED has to be a day such as 2026-12-01, or be left out. It is “${released}”.`);
  }
  const languages = languageIds.filter((id) => asked.split(',').includes(id));
  if (url !== undefined && !isWebAddress(url))
    throw new Error(`OPERATOR_URL does not begin with https://: ${url}`);
  const missing = [
    ...(madeUp.test(siteUrl) ? ['SITE_URL'] : []),
    ...(madeUp.test(contactEmail) ? ['CONTACT_EMAIL'] : []),
    ...(name ? [] : ['OPERATOR_NAME']),
  ];
  if (missing.length > 0 && env.RELEASE === '1') {
    throw new Error(`Set ${missing.join(', ')} before a release; .env.example says what each is for.`);
  }
  const year = new Date(epoch ? Number(epoch) * 1000 : Date.now()).getUTCFullYear();
  return {
    siteUrl,
    publicPath,
    contactEmail,
    operator: name
      ? {
          name,
          ...(url !== undefined && { url }),
          ...(funding !== undefined && { funding: { en: funding, es: fundingInSpanish ?? funding } }),
        }
      : null,
    released,
    version: packageFile.version,
    languages,
    outDir,
    year,
    missing,
  };
}

/**
 * The settings of this machine: the variables of the process, then what the file `.env` adds to them.
 * @param root the project.
 */
export function ownSettings(root: string): SiteSettings {
  const file = path.join(root, '.env');
  // A variable that is set already stays as it is, also if it is empty.
  if (existsSync(file)) process.loadEnvFile(file);
  return siteSettings(process.env);
}
