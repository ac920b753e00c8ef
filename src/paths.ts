import { language } from 'words/language';
import { languageIds, languages } from './content/languages';
import type { LanguageId } from './content/languages';

/** Every address of the site. Those of official sites are in `officialSites.ts`; nothing else in the code spells a URL. */
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
  erased: '/erased',
} as const;

/** The policy of a letter stands in the query, so that links and Back work. */
const policyParameter = 'policy';

/** @param slug of a policy. @returns the address of the letter about it. */
export function letterPath(slug: string): string {
  return `${paths.letter}?${policyParameter}=${slug}`;
}

/** @param search of the letter screen's address. @returns what it names as its policy, which may be none we have. */
export function letterPolicy(search: string): string | null {
  return new URLSearchParams(search).get(policyParameter);
}

/** @param slug of a policy. @returns the address of the page that is all about it. */
export function policyPath(slug: string): string {
  return `${paths.surveys}/${slug}`;
}

/** @param slug of a policy. @returns what link previews of its page show, a file of `public/`. */
export function policyPicture(slug: string): `/${string}` {
  return `/og/${slug}.png`;
}

/** @param slug of a policy. @returns the address of its card among the others. */
export function cardPath(slug: string): string {
  return `${paths.surveys}#${slug}`;
}

/** @param code that stands for answers (docs/sharing.md). @returns the address of the comparison inside the site. */
export function comparePath(code: string): string {
  return `${paths.compare}#${code}`;
}

/**
 * @param codes that stand for the policies of a class and for a group's answers (docs/sharing.md), each empty if there are
 * none. @returns the group's address inside the site.
 */
export function groupPath(...codes: readonly string[]): string {
  const given = codes.filter(Boolean).join('.');
  return given ? `${paths.group}#${given}` : paths.group;
}

/**
 * @param code that stands for the policies of a class. @param step which of them is read, from 1, or the student's own code
 * at the end; absent in the link for all students. @returns its address inside the site.
 */
export function classPath(code: string, step?: number | 'code'): string {
  return `${paths.yourClass}#${code}${step ? `/${step}` : ''}`;
}

/** @param code that carries one's own answers (docs/sharing.md). @returns the address inside the site that takes them over. */
export function devicePath(code: string): string {
  return `${paths.myAnswers}#${code}`;
}

/**
 * @param path inside the site. @returns the full address for other people, with the origin the page was loaded
 * from. Works in the browser only.
 */
export function wholeLink(path: string): string {
  return location.origin + sitePath(path);
}

/** Id of what opens after the last open answer. */
export const allAnsweredId = 'all-answered';

/** Id of the answers on My answers. */
export const answersId = 'your-answers';

/** On the Cookie Policy: what is stored, and what can be done with it. */
export const yourDataId = 'your-data';

/** Within that: the way to erase it. */
export const eraseId = 'erase';

/** The skip link's target, and where focus goes when there is no heading to take it. */
export const mainId = 'main';

export const contactLink = `mailto:${CONTACT_EMAIL}`;

/** @returns a link that begins a mail to us with this subject. */
export function contactLinkAbout(subject: string): string {
  return `${contactLink}?subject=${encodeURIComponent(subject)}`;
}

/** What browsers and search engines call the language of this build. */
export const { tag: pageLanguage, locale: pageLocale } = languages[language];

/** The folder the site is served from, without that of the language. */
const siteFolder = BASE_PATH.slice(0, BASE_PATH.length - languages[language].folder.length);

/** @param path one of `paths`. @returns the address of the same page in another language, to be loaded anew. */
export function pathIn(other: LanguageId, path: string): string {
  return siteFolder + languages[other].folder + path;
}

/**
 * @param pathname of the window. @returns whether it is a page's in another language. A host answers with that page, so this
 * build shows itself there only where the service worker had no network to ask.
 */
export function isInOtherLanguage(pathname: string): boolean {
  return languageIds.some((id) => {
    const folder = pathIn(id, paths.home);
    const isBelowOurs = id !== language && folder.startsWith(sitePath(paths.home));
    if (!isBelowOurs || !`${pathname}/`.startsWith(folder)) return false;
    const [top] = `${pathname}/`.slice(folder.length).split('/');
    return Object.values<string>(paths).includes(`/${top}`);
  });
}

/** @param path one of `paths`. @returns the absolute address search engines and link previews should use. */
export function canonicalUrl(path: string): string {
  return SITE_URL + sitePath(path);
}

/** @param path one of `paths` or a file of `public/`. @returns its address under the folder the site is served from. */
export function sitePath(path: string): string {
  return BASE_PATH + path;
}
