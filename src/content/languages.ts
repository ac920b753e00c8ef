/**
 * The languages of the site: the folder of their pages (`/es/surveys`), the tag of their pages for browsers and search
 * engines, the one by which dates and numbers are written, and what they are called by those who speak them. The first
 * is the one for everybody else.
 */
export const languages = {
  en: { folder: '', tag: 'en', locale: 'en-US', name: 'English' },
  es: { folder: '/es', tag: 'es-US', locale: 'es-US', name: 'Español' },
} as const;

export type LanguageId = keyof typeof languages;

export const languageIds = Object.keys(languages) as LanguageId[];

/** Sources are named as they name themselves. */
export const languageOfSources: LanguageId = 'en';
