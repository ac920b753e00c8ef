import { language } from 'words/language';
import type { Answer } from '../content/answerIds';
import { languageIds, languages } from '../content/languages';
import type { LanguageId } from '../content/languages';

/** No other module writes out an address of the site: a copy that is missed when it changes would be a broken link. */
export const paths = {
  home: '/',
  surveys: '/surveys',
  education: '/education',
  register: '/register',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  about: '/about',
  accessibility: '/accessibility',
  myAnswers: '/my-answers',
  letter: '/letter',
  share: '/share',
  compare: '/compare',
  group: '/group',
  yourClass: '/class',
  embed: '/embed',
  erased: '/erased',
} as const;

/** Files that the build makes of the site's words, for spreadsheets, programs, feed readers and calendars. */
export const openFiles = {
  cardsJson: '/data/cards.json',
  cardsCsv: '/data/cards.csv',
  votesCsv: '/data/votes.csv',
  readMe: '/data/README.txt',
  corrections: '/corrections.atom',
  congress: '/congress.ics',
} as const;

/** What of WCAG was tested and how, in the format for public buyers. */
export const conformancePath = '/accessibility.yaml';

/**
 * In characters: enough for a class with the codes of a thousand people. The rest of a stranger's link is cut off before
 * anything reads it: one of 1.5 MB, the most that browsers accept, kept a slow phone busy for eight seconds.
 */
export const longestFragment = 20_000;

/** The query names the policy of a letter, so that links, Back and a reload lead to the same letter. */
const policyParameter = 'policy';

export function letterPath(slug: string): string {
  return `${paths.letter}?${policyParameter}=${slug}`;
}

/** @param search query of the letter screen. @returns the slug in it, which may be none of ours; `null` without one. */
export function letterPolicy(search: string): string | null {
  return new URLSearchParams(search).get(policyParameter);
}

export function policyPath(slug: string): string {
  return `${paths.surveys}/${slug}`;
}

/** The card of a policy for a frame on another site: a printed page without scripts, which the app does not know. */
export function embedPath(slug: string): string {
  return `${paths.embed}/${slug}`;
}

/** What sites that take in others' pages by address ask for: how to show the policy's card. */
export function oEmbedPath(slug: string): string {
  return `/oembed/${slug}.json`;
}

/** Id of the line on a policy's page for whoever pressed this answer on its card on another site. */
export function pressedId(answer: Answer): string {
  return `pressed-${answer}`;
}

/** Where the card on another site leads: the policy's page, with the answer in the fragment, which no host is sent. */
export function pressedPath(slug: string, answer: Answer): string {
  return `${policyPath(slug)}#${pressedId(answer)}`;
}

/** A file of `public/`, shown in link previews of the policy's page. */
export function policyPicture(slug: string): `/${string}` {
  return `/og/${slug}.png`;
}

export function cardPath(slug: string): string {
  return `${paths.surveys}#${slug}`;
}

/** @param code of a person's answers (docs/state.md), in the fragment, which browsers do not send to the host. */
export function comparePath(code: string): string {
  return `${paths.compare}#${code}`;
}

/** @param codes of a class's policies and of a group's answers (docs/state.md); empty ones are left out. */
export function groupPath(...codes: readonly string[]): string {
  const given = codes.filter(Boolean).join('.');
  return given ? `${paths.group}#${given}` : paths.group;
}

/** @param code of a class's policies (docs/state.md). The teacher's link is this; a step may follow (`classStep.ts`). */
export function classPath(code: string): string {
  return `${paths.yourClass}#${code}`;
}

/** @param code of the visitor's own answers (docs/state.md), which My answers offers to take over. */
export function devicePath(code: string): string {
  return `${paths.myAnswers}#${code}`;
}

/** @returns the full address, for other people and devices. Throws while prerendering, where no `location` exists. */
export function wholeLink(path: string): string {
  return location.origin + sitePath(path);
}

/**
 * Id of the title of what appears once every policy is answered; the way on from the answer that completed them leads
 * there.
 */
export const allAnsweredId = 'all-answered';

/** Id of the title of a comparison, which gets the focus once a link is pasted. */
export const comparisonId = 'comparison';

/** Id of the list on My answers, which gets the focus when the panel for another device's answers is closed. */
export const answersId = 'your-answers';

/** Id of the section of the Cookie Policy on what is stored; the link at the top of that page leads there. */
export const yourDataId = 'your-data';

/** Id of the card "Erase" on the Cookie Policy page; the footer's link for shared computers leads there. */
export const eraseId = 'erase';

/** Id of the main element: the skip link's target, which also gets the focus if a screen has no h1. */
export const mainId = 'main';

export const contactLink = `mailto:${CONTACT_EMAIL}`;

export function contactLinkAbout(subject: string): string {
  return `${contactLink}?subject=${encodeURIComponent(subject)}`;
}

/** The language of this build: `pageLanguage` for `lang` and `hreflang`, `pageLocale` for link previews. */
export const { tag: pageLanguage, locale: pageLocale } = languages[language];

/** The folder the site is served from, without that of the language. */
const siteFolder = BASE_PATH.slice(0, BASE_PATH.length - languages[language].folder.length);

/** The SHA-256 of every file of the release: one list for all languages, at the top of the site. */
export const hashListAddress = `${siteFolder}/SHA256SUMS.txt`;

/** @returns the address of `path` in another language. Router links can't lead there: it is another build. */
export function pathIn(other: LanguageId, path: string): string {
  return siteFolder + languages[other].folder + path;
}

/**
 * @param pathname of the window's address. @returns true if it lies in the folder of another language. This build is
 * shown there only if its service worker had no network, or by a host that knows one page for unknown addresses.
 */
export function isInOtherLanguage(pathname: string): boolean {
  return languageIds.some((id) => {
    const folder = pathIn(id, paths.home);
    const isBelowOurs = id !== language && folder.startsWith(sitePath(paths.home));
    return isBelowOurs && `${pathname}/`.startsWith(folder);
  });
}

/** @param path one of `paths`. @returns the absolute address for search engines and link previews. */
export function canonicalUrl(path: string): string {
  return SITE_URL + sitePath(path);
}

/** @returns the path on the host, which may serve the site from a folder. Router links add the folder themselves. */
export function sitePath(path: string): string {
  return BASE_PATH + path;
}
