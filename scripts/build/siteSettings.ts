import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import packageFile from '../../package.json' with { type: 'json' };
import { languageIds } from '../../src/content/languages';
import type { LanguageId } from '../../src/content/languages';
import { isDay } from '../../src/lib/days';

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
  /** Where the source code of this copy can be had; empty where nobody said. */
  readonly sourceUrl: string;
  /** The version in package.json. */
  readonly version: string;
  /** Where the site went, for the page that ends it here (`npm run build -- --closing`); empty if nowhere. */
  readonly movedTo: string;
  /** The languages to build. A test that does not need all of them builds fewer. */
  readonly languages: readonly LanguageId[];
  /** Where to build to, from the project's folder. */
  readonly outDir: string;
  /**
   * When the site is built: the year in the footer, which the browser corrects, and the time in the calendar.
   * SOURCE_DATE_EPOCH can set it, so that a release can be built again as it was.
   */
  readonly builtAt: Date;
  /** The first port that `npm start` tries. */
  readonly port: number;
  /** What has to be set before visitors may see this build, a sentence each. */
  readonly missing: readonly string[];
}

interface Form {
  readonly accepts: (text: string) => boolean;
  readonly expected: string;
  readonly example: string;
  /** What the text was probably meant to be. It stands in the message in place of the example if it is accepted. */
  readonly mend?: (text: string) => string;
}

/** @returns a schema whose message says what was expected, and how to write it. */
function setting({ accepts, expected, example, mend }: Form) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(accepts, ({ input }) => {
        const meant = mend?.(input);
        return `It has to be ${expected}, such as ${meant && accepts(meant) ? meant : example}`;
      }),
    ),
  );
}

/** @returns scheme and host as a browser writes them: small letters, an international name in its ASCII form. */
function originOf(text: string): string {
  return URL.canParse(text) ? new URL(text).origin : '';
}

const line = setting({
  accepts: (text) => !text.includes('\n'),
  expected: 'one line',
  example: 'League of Neighbors',
});

/** A build empties its folder first, so it may be neither the project, a folder that holds it, nor one of its sources. */
function mayBeEmptied(folder: string): boolean {
  const fromHere = path.relative('', folder);
  return path.isAbsolute(fromHere) || /^(?:dist|\.cache[/\\]|(?:\.\.[/\\])+[^.])/.test(fromHere);
}

const schema = v.object({
  SITE_URL: setting({
    accepts: (text) => /^https?:/.test(text) && originOf(text) === text,
    expected: 'scheme and host as a browser writes them, and nothing after them (a folder is PUBLIC_PATH)',
    example: 'https://civicvoice.us',
    // A word without a dot is no host that anybody meant.
    mend: (text) => (text.includes('.') ? originOf(text.includes('://') ? text : `https://${text}`) : ''),
  }),
  PUBLIC_PATH: setting({
    accepts: (text) => /^\/(?:[\w~-][\w.~-]*\/)*$/.test(text),
    expected: 'a folder of the host with a slash at both ends',
    example: '/civic-voice/',
    mend: (text) => `/${text.replace(/^\/+|\/+$/g, '')}/`,
  }),
  CONTACT_EMAIL: setting({
    accepts: (text) => v.EMAIL_REGEX.test(text),
    expected: 'one email address and nothing else',
    example: 'mail@civicvoice.us',
    mend: (text) => text.replace(/^mailto:/i, ''),
  }),
  OPERATOR_NAME: line,
  OPERATOR_URL: setting({
    accepts: (text) => text.startsWith('https://') && URL.canParse(text),
    expected: 'a web address that begins with https://',
    example: 'https://civicvoice.us/about-us',
    mend: (text) => text.replace(/^(?:http:\/\/)?/i, 'https://'),
  }),
  OPERATOR_FUNDING: line,
  SOURCE_URL: setting({
    accepts: (text) => text.startsWith('https://') && URL.canParse(text),
    expected: 'a web address that begins with https://',
    example: 'https://civicvoice.us/source',
    mend: (text) => text.replace(/^(?:http:\/\/)?/i, 'https://'),
  }),
  OPERATOR_FUNDING_ES: line,
  MOVED_TO: setting({
    accepts: (text) => text.startsWith('https://') && URL.canParse(text) && !/[\s"<>]/.test(text),
    expected: 'a web address that begins with https://',
    example: 'https://civicvoice.us/',
    mend: (text) => text.replace(/^(?:http:\/\/)?/i, 'https://'),
  }),
  RELEASED: setting({
    accepts: (text) => text.startsWith('20') && isDay(text),
    expected: 'a day of the calendar, YYYY-MM-DD',
    example: '2026-12-01',
  }),
  RELEASE: setting({ accepts: (text) => text === '1', expected: '1 or nothing', example: 'RELEASE=1' }),
  OUT_DIR: setting({
    accepts: mayBeEmptied,
    expected: 'a folder that may be emptied: one that begins with dist, or one outside the project',
    example: 'dist-trial',
  }),
  LANGUAGES: setting({
    accepts: (text) => text.split(',').every((id) => languageIds.some((known) => known === id)),
    expected: 'languages of the site with commas between them',
    example: languageIds.join(),
  }),
  SOURCE_DATE_EPOCH: setting({
    accepts: (text) => /^\d{1,11}$/.test(text),
    expected: 'the seconds since 1970',
    example: '1796083200',
  }),
  PORT: setting({
    accepts: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    expected: 'the number of a port',
    example: '3000',
  }),
});

export type SettingName = keyof typeof schema.entries;

/** Names that belong to nobody (RFC 2606) or to this machine, whole or as the end of a name. */
const madeUp = /(?:^|\.)(?:localhost|test|invalid|example|example\.(?:com|net|org))$|^127\.|^\[::1\]$/;

/** @returns what keeps visitors from being shown this build, a sentence each. */
function missingIn({ SITE_URL, CONTACT_EMAIL, OPERATOR_NAME }: v.InferOutput<typeof schema>): string[] {
  const site = SITE_URL && new URL(SITE_URL);
  return [
    ...(!site ? ['SITE_URL is not set: where visitors find the site, such as https://civicvoice.us.'] : []),
    ...(site && madeUp.test(site.hostname)
      ? [`SITE_URL is “${SITE_URL}”, an address that only this machine knows.`]
      : []),
    ...(site && !madeUp.test(site.hostname) && site.protocol !== 'https:'
      ? [`SITE_URL is “${SITE_URL}”: without https nobody can register or read offline.`]
      : []),
    ...(!CONTACT_EMAIL
      ? ['CONTACT_EMAIL is not set: where visitors write to, such as mail@civicvoice.us.']
      : []),
    ...(CONTACT_EMAIL && madeUp.test(CONTACT_EMAIL.replace(/^.*@/, ''))
      ? [`CONTACT_EMAIL is “${CONTACT_EMAIL}”, an address of nobody.`]
      : []),
    ...(OPERATOR_NAME
      ? []
      : ['OPERATOR_NAME is not set: who answers for the site, such as League of Neighbors.']),
  ];
}

/** The form is checked by the schema, which can't tell the compiler so. */
function asWebAddress(text: string): `https://${string}` {
  return text as `https://${string}`;
}

/**
 * @param env the variables of the process. An empty one counts as not set.
 * @throws an `Error` with a sentence for each variable of another form than expected; with one where who pays is said in
 * Spanish only, as the Spanish pages would not show it; and where a release (`RELEASE=1`)
 * would go out with an address made up for development, or with nobody who answers for it: every canonical link and the
 * sitemap would name localhost.
 */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const names = Object.keys(schema.entries) as SettingName[];
  const given = Object.fromEntries(
    names.map((name) => [name, env[name]?.trim()] as const).filter(([, value]) => value),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const faults = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? ''} is “${String(issue.input)}”. ${issue.message}.`,
    );
    throw new Error(faults.join('\n'));
  }
  const set = result.output;
  if (set.OPERATOR_FUNDING_ES && !set.OPERATOR_FUNDING)
    throw new Error('OPERATOR_FUNDING_ES is set, but OPERATOR_FUNDING, the same in English, is not.');
  const missing = missingIn(set);
  if (missing.length > 0 && set.RELEASE)
    throw new Error(['A release needs more settings (npm run setup):', ...missing].join('\n'));
  const asked = set.LANGUAGES?.split(',') ?? languageIds;
  const { OPERATOR_NAME: name, OPERATOR_URL: url, OPERATOR_FUNDING: funding } = set;
  return {
    siteUrl: set.SITE_URL ?? 'http://localhost:3000',
    publicPath: set.PUBLIC_PATH ?? '/',
    contactEmail: set.CONTACT_EMAIL ?? 'contact@example.org',
    operator: name
      ? {
          name,
          ...(url && { url: asWebAddress(url) }),
          ...(funding && { funding: { en: funding, es: set.OPERATOR_FUNDING_ES ?? funding } }),
        }
      : null,
    released: set.RELEASED ?? '',
    movedTo: set.MOVED_TO ?? '',
    sourceUrl: set.SOURCE_URL ?? '',
    version: packageFile.version,
    languages: languageIds.filter((id) => asked.includes(id)),
    outDir: set.OUT_DIR ?? 'dist',
    // In whole seconds, as SOURCE_DATE_EPOCH is: a second build could not repeat parts of one.
    builtAt: new Date(Number(set.SOURCE_DATE_EPOCH ?? Math.floor(Date.now() / 1000)) * 1000),
    port: Number(set.PORT ?? 3000),
    missing,
  };
}

/**
 * The settings of this machine: the variables of the process, then what the file `.env` adds to them. Where one is
 * wrong the process ends with the sentences about it: a stack trace would hide them.
 * @param root the project.
 */
export function ownSettings(root: string): SiteSettings {
  const file = path.join(root, '.env');
  // A variable that is set already stays as it is, also if it is empty.
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return siteSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
