import type { LanguageId } from '../languages';

/** The language of these words. */
export const language: LanguageId = 'es';
