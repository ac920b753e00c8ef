import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../test/fastCheck';
import { visibleText } from './visibleText';

describe('What can be seen of a text', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['word joiners', '\u2060'],
    ['the Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['blank Braille', '\u2800'],
    ['a soft hyphen and a direction mark', '\u00ad\u202e'],
    ['joiners alone', '\u200c\u200d'],
    ['a mark with nothing under it', '\u0301\ufe0f'],
    ['white space of every kind', ' \t\n\u00a0\u2003\u3000\u2028'],
    ['nothing', ''],
  ])('is nothing where there is only %s', (_, text) => {
    expect(visibleText(text)).toBe('');
  });

  test.each([
    ['  Ana \u200b Maria\u2060 ', 'Ana Maria'],
    ['O’Neil-Čapek', 'O’Neil-Čapek'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['!', '!'],
  ])('of %j is %j', (text, seen) => {
    expect(visibleText(text)).toBe(seen);
  });

  test('stays the same when looked at twice', () => {
    fc.assert(
      fc.property(anyString(), (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });
});
