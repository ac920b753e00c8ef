/** Every address of the site and every official site it sends a visitor to. Nothing else in the code spells a URL. */
export const paths = {
  home: '/',
  surveys: '/surveys',
  education: '/education',
  register: '/register',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  accessibility: '/accessibility',
  myAnswers: '/my-answers',
  letter: '/letter',
  share: '/share',
  compare: '/compare',
} as const;

export const official = {
  vote: 'https://vote.gov',
} as const;

/** The skip link's target, and where focus goes when there is no heading to take it. */
export const mainId = 'main';

export const contactLink = `mailto:${CONTACT_EMAIL}`;

/** @returns a link that begins a mail to us with this subject. */
export function contactLinkAbout(subject: string): string {
  return `${contactLink}?subject=${encodeURIComponent(subject)}`;
}

/** @param slug of a policy. @returns its card on the survey screen. */
export function cardPath(slug: string): string {
  return `${paths.surveys}#${slug}`;
}

/** @returns the card's full address, to be given to others. @param origin of the page the visitor is on. */
export function cardAddress(slug: string, origin: string): string {
  return `${origin}${BASE_PATH}${cardPath(slug)}`;
}

/** @param slug of a policy. @returns the screen that helps with writing or calling about it. */
export function letterPath(slug: string): string {
  return `${paths.letter}?policy=${slug}`;
}

/** @param path one of `paths`. @returns the absolute address search engines and link previews should use. */
export function canonicalUrl(path: string): string {
  return `${SITE_URL}${BASE_PATH}${path}`;
}

/** @param file a file of `public/`, such as `/icons/icon.svg`. @returns its address under the folder the site is served from. */
export function publicFile(file: `/${string}`): string {
  return `${BASE_PATH}${file}`;
}
