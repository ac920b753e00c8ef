import { describe, expect, test } from '@jest/globals';
import { readingEase } from '../test/readingEase';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { register as inEnglish } from './en/register';
import { register as inSpanish } from './es/register';
import type { LanguageId } from './languages';
import type { Widened } from './widened';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (x: string) => string)('x'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

interface Language {
  readonly register: Widened<typeof inEnglish>;
  /** What the owner fixed; in another language than English, its one translation. */
  readonly fixed: {
    readonly heading: string;
    readonly fields: readonly string[];
    readonly buttons: readonly string[];
    readonly confirm: string;
    readonly caption: string;
    readonly photoHint: RegExp;
  };
  readonly isPlain: (prose: string) => void;
}

const languages: Readonly<Record<LanguageId, Language>> = {
  en: {
    register: inEnglish,
    fixed: {
      heading: 'Join Our Community',
      fields: ['First Name', 'Last Name', 'Email', 'Password', 'Photo'],
      buttons: ['Register', 'I agree', 'Cancel'],
      confirm:
        'By registering, you confirm that all provided information is accurate and belongs to you. Do you agree?',
      caption: '2x2 inches, white background',
      photoHint: /^Upload a passport-style photo \(2x2 inches, with a white background\)/,
    },
    isPlain: (prose) => {
      expect(readingGrade(prose)).toBeLessThanOrEqual(10);
    },
  },
  es: {
    register: inSpanish,
    fixed: {
      heading: 'Únase a nuestra comunidad',
      fields: ['Nombre(s)', 'Apellido(s)', 'Correo electrónico', 'Contraseña', 'Foto'],
      buttons: ['Crear mi tarjeta de miembro', 'Estoy de acuerdo', 'Cancelar'],
      confirm:
        'Al unirse, usted confirma que toda la información proporcionada es correcta y le pertenece. ¿Está de acuerdo?',
      caption: '2x2 pulgadas, fondo blanco',
      photoHint: /^Suba una foto tipo pasaporte \(2x2 pulgadas, fondo blanco\)/,
    },
    isPlain: (prose) => {
      expect(readingEase(prose)).toBeGreaterThanOrEqual(55);
    },
  },
};

describe.each(Object.entries(languages))('The words of the registration in %s', (_, language) => {
  const { register, fixed, isPlain } = language;
  const texts = textsIn(register);
  const prose = texts.filter((text) => text.endsWith('.'));

  test('are the fixed ones where the owner fixed them', () => {
    expect(register.heading).toBe(fixed.heading);
    expect(Object.values(register.fields)).toEqual(fixed.fields);
    expect([register.register, register.confirm.confirm, register.confirm.cancel]).toEqual(fixed.buttons);
    expect(register.confirm.text).toBe(fixed.confirm);
    expect(register.sample.caption).toBe(fixed.caption);
  });

  test('ask for a passport-style photo and say what that is', () => {
    expect(register.photo.hint).toMatch(fixed.photoHint);
  });

  test('read plainly, in sentences of fewer than 25 words', () => {
    isPlain(prose.join(' '));
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
