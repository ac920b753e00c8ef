import { describe, expect, test } from '@jest/globals';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { register } from './en/register';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (x: string) => string)('x'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const texts = textsIn(register);
const prose = texts.filter((text) => text.endsWith('.'));

describe('The words of the registration', () => {
  test('are the fixed ones where the owner fixed them', () => {
    expect(register.heading).toBe('Join Our Community');
    expect(Object.values(register.fields)).toEqual(['First Name', 'Last Name', 'Email', 'Password', 'Photo']);
    expect([register.register, register.confirm.confirm, register.confirm.cancel]).toEqual([
      'Register',
      'I agree',
      'Cancel',
    ]);
    expect(register.confirm.text).toBe(
      'By registering, you confirm that all provided information is accurate and belongs to you. Do you agree?',
    );
    expect(register.sample.caption).toBe('2x2 inches, white background');
  });

  test('ask for a passport-style photo and say what that is', () => {
    expect(register.photo.hint).toMatch(
      /^Upload a passport-style photo \(2x2 inches, with a white background\)/,
    );
  });

  test('read at tenth grade or below, in sentences of fewer than 25 words', () => {
    expect(readingGrade(prose.join(' '))).toBeLessThanOrEqual(10);
    expect(prose.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length >= 25)).toEqual([]);
  });

  test('are plain text with typographic quotation marks', () => {
    expect(texts.filter((text) => /["'<>*_[\]{}]|\s\s|^\s|\s$/.test(text))).toEqual([]);
  });

  test('fit a search result', () => {
    expect(register.meta.title).toBe(register.heading);
    expect(register.meta.description.length).toBeGreaterThan(70);
    expect(register.meta.description.length).toBeLessThanOrEqual(160);
  });
});
