/**
 * The languages of the site: the folder of their pages (`/es/surveys`), the language tag for browsers and search
 * engines, the locale for dates and numbers, and the language's own name. Search engines offer the first one to
 * visitors of all other languages (`x-default`).
 */
export const languages = {
  en: { folder: '', tag: 'en', locale: 'en-US', name: 'English' },
  es: { folder: '/es', tag: 'es-US', locale: 'es-US', name: 'Español' },
} as const;

export type LanguageId = keyof typeof languages;

export const languageIds = Object.keys(languages) as LanguageId[];

/** Titles and publishers of sources are never translated: pages in other languages mark them for screen readers. */
export const languageOfSources: LanguageId = 'en';
