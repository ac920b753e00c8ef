import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { plainText, runsOf } from '../content/citedText';
import type { LanguageId } from '../content/languages';
import type { PolicyHeading, PolicyText } from '../content/types';

export type Policy = PolicyHeading & PolicyText;

/** A card cannot have been checked later than the month in which it was last changed. */
export const latestCheck = '2026-11';

const folderOf = (language: LanguageId) => path.join(__dirname, '..', 'content', language);

/** Read as they lie there: the site fetches each by its id. */
export function textsOfFolder(language: LanguageId): PolicyText[] {
  const folder = path.join(folderOf(language), 'policies');
  return readdirSync(folder).flatMap((file) =>
    Object.values(jest.requireActual<Record<string, PolicyText>>(path.join(folder, file))),
  );
}

/** Headings and texts are kept apart but belong together, one to one. */
export function policiesIn(language: LanguageId): Policy[] {
  const texts = textsOfFolder(language);
  const { policyHeadings } = jest.requireActual<{ policyHeadings: readonly PolicyHeading[] }>(
    path.join(folderOf(language), 'policyHeadings'),
  );
  return policyHeadings.map((heading) => {
    const text = texts.find(({ id }) => id === heading.id);
    if (!text) throw new Error(`Policy ${heading.id} has no text.`);
    return { ...heading, ...text };
  });
}

/** Where the words of a card stand, for whoever has to change them. */
export const fileOf = (language: LanguageId, { slug }: Policy) =>
  `src/content/${language}/policies/${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;

export const sourcesFileOf = (policy: Policy) => fileOf('en', policy).replace('/en/policies/', '/sources/');

/** As they are stored, with the marks that tie a claim to its source. */
export const citedTextsOf = (policy: Policy) => [
  policy.description,
  policy.ifYes,
  policy.ifNo,
  policy.lawToday,
  ...policy.pros,
  ...policy.cons,
];

export const argumentsOf = (policy: Policy) => [...policy.pros, ...policy.cons].map(plainText);

export const sourceKeysIn = (texts: readonly string[]) =>
  texts.flatMap(runsOf).flatMap(({ source }) => source ?? []);

export const wordsIn = (text: string) => text.split(/\s+/);

/** Sentences with their marks: cut where the text as it is read would be cut. */
export function citedSentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’)]*)\s+(?=[“‘(]?[¿¡]?(?:(?:\{\{|\[\[)[^|}\]]+\|)?[A-ZÁÉÍÓÚÑ0-9])/);
}
