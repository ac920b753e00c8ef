import { expect, test } from '@jest/globals';
import { readingEase, syllablesIn } from './readingEase';
import { sentencesOf } from './readingGrade';

test.each([
  ['sí', 1],
  ['y', 1],
  ['ley', 1],
  ['muy', 1],
  ['buey', 1],
  ['que', 1],
  ['leyes', 2],
  ['país', 2],
  ['leer', 2],
  ['guía', 2],
  ['aún', 2],
  ['ruido', 2],
  ['ciudad', 2],
  ['después', 2],
  ['cambiáis', 2],
  ['vergüenza', 3],
  ['política', 4],
  ['ampliación', 3],
  ['quienes', 2],
  ['construyó', 3],
  ['europeo', 4],
  ['inmigración', 4],
  ['desaparecían', 6],
  ['CBO', 1],
])('“%s” has %d syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

test('Short words in short sentences read more easily than long ones', () => {
  const easy = 'La ley es clara. Dice lo que hay que hacer. El que la lee la entiende.';
  const hard =
    'La implementación administrativa correspondiente condicionará indefectiblemente la disponibilidad presupuestaria.';
  expect(readingEase(easy)).toBeGreaterThan(90);
  expect(readingEase(hard)).toBeLessThan(10);
});

test('Spanish sentences may begin with an accent or an inverted mark', () => {
  expect(sentencesOf('Es así. ¿Y por qué? Él lo dijo. “¡Ya!” Última frase.')).toEqual([
    'Es así.',
    '¿Y por qué?',
    'Él lo dijo.',
    '“¡Ya!”',
    'Última frase.',
  ]);
});
