import { afterEach, describe, expect, test } from '@jest/globals';
import { sentencesOf } from './readAloud';

const spoken = (text: string) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end));
const { Segmenter } = Intl;

afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

describe.each(['with Intl.Segmenter', 'without it'])('A text is cut into sentences %s', (how) => {
  const cut = (text: string) => {
    if (how === 'without it') Reflect.deleteProperty(Intl, 'Segmenter');
    return spoken(text);
  };

  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['  A title without a full stop ', ['A title without a full stop']],
    ['It costs $1.5 billion. A lot.', ['It costs $1.5 billion.', 'A lot.']],
    ['The U.S. Senate votes. Then the House.', ['The U.S. Senate votes.', 'Then the House.']],
    ['They say “no.” Others agree.', ['They say “no.”', 'Others agree.']],
    ['It began in the U.S.', ['It began in the U.S.']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });
});
