import { language } from 'words/language';
import { languageIds, languages } from './content/languages';
import type { LanguageId } from './content/languages';

/** Every address of the site; no other module writes one out. Those of official sites are in `officialSites.ts`. */
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

/** The query names the policy of a letter, so that links, Back and a reload lead to the same letter. */
const policyParameter = 'policy';

/** @param slug of a policy. @returns the address of the letter about it. */
export function letterPath(slug: string): string {
  return `${paths.letter}?${policyParameter}=${slug}`;
}

/** @param search query of the letter screen's address. @returns its policy, which may be no slug of ours, or `null`. */
export function letterPolicy(search: string): string | null {
  return new URLSearchParams(search).get(policyParameter);
}

/** @param slug of a policy. @returns the address of its own page. */
export function policyPath(slug: string): string {
  return `${paths.surveys}/${slug}`;
}

/** @param slug of a policy. @returns the picture in link previews of its page, a file of `public/`. */
export function policyPicture(slug: string): `/${string}` {
  return `/og/${slug}.png`;
}

/** @param slug of a policy. @returns the address of its card on the survey page. */
export function cardPath(slug: string): string {
  return `${paths.surveys}#${slug}`;
}

/** @param code of a person's answers (docs/sharing.md). @returns the address of the comparison inside the site. */
export function comparePath(code: string): string {
  return `${paths.compare}#${code}`;
}

/**
 * @param codes of a class's policies and of a group's answers (docs/sharing.md); empty ones are left out.
 * @returns the group's address inside the site.
 */
export function groupPath(...codes: readonly string[]): string {
  const given = codes.filter(Boolean).join('.');
  return given ? `${paths.group}#${given}` : paths.group;
}

/**
 * @param code of a class's policies. @param step number of the policy that is shown, from 1, or `code` for the
 * student's own code at the end; absent in the link for all students. @returns the address inside the site.
 */
export function classPath(code: string, step?: number | 'code'): string {
  return `${paths.yourClass}#${code}${step ? `/${step}` : ''}`;
}

/** @param code of the visitor's own answers (docs/sharing.md). @returns the address for another device. */
export function devicePath(code: string): string {
  return `${paths.myAnswers}#${code}`;
}

/**
 * @param path inside the site. @returns the full address, for other people and devices, with the origin the page was
 * loaded from. Works in the browser only.
 */
export function wholeLink(path: string): string {
  return location.origin + sitePath(path);
}

/** Id of the heading of the panel that appears once every policy is answered. */
export const allAnsweredId = 'all-answered';

/** Id of the list of answers on the page My answers. */
export const answersId = 'your-answers';

/** Id of the section of the Cookie Policy page on what is stored and what can be done with it. */
export const yourDataId = 'your-data';

/** Id of the card in that section with the buttons that erase. */
export const eraseId = 'erase';

/** Id of the main element: the skip link's target, which also gets the focus if a screen has no h1. */
export const mainId = 'main';

export const contactLink = `mailto:${CONTACT_EMAIL}`;

/** @returns a link that begins a mail to us with this subject. */
export function contactLinkAbout(subject: string): string {
  return `${contactLink}?subject=${encodeURIComponent(subject)}`;
}

/** The language of this build: `pageLanguage` for `lang` and `hreflang`, `pageLocale` for link previews. */
export const { tag: pageLanguage, locale: pageLocale } = languages[language];

/** The folder the site is served from, without that of the language. */
const siteFolder = BASE_PATH.slice(0, BASE_PATH.length - languages[language].folder.length);

/** @param path inside the site. @returns its address in another language, a build that the browser has to load. */
export function pathIn(other: LanguageId, path: string): string {
  return siteFolder + languages[other].folder + path;
}

/**
 * @param pathname of the window's address. @returns true if it belongs to a page in another language. A host answers
 * with that page, so this build is shown at such an address only if its service worker had no network.
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
