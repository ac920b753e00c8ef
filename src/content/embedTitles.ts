import { embedCard as english } from './en/embedCard';
import { policyHeadings as englishHeadings } from './en/policyHeadings';
import { embedCard as spanish } from './es/embedCard';
import { policyHeadings as spanishHeadings } from './es/policyHeadings';
import type { LanguageId } from './languages';
import type { PolicyId } from './policyIds';
import type { PolicyHeading } from './types';

const titleOf = (headings: readonly PolicyHeading[], id: PolicyId) =>
  headings.find((heading) => heading.id === id)?.title ?? '';

/** The name of a policy's card in its own language: a page in one language gives out the cards of all. */
export const embedTitles: Readonly<Record<LanguageId, (id: PolicyId) => string>> = {
  en: (id) => english.title(titleOf(englishHeadings, id)),
  es: (id) => spanish.title(titleOf(spanishHeadings, id)),
};
