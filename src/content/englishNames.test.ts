import { describe, test } from '@jest/globals';
import { citedTextsOf, fileOf, policiesIn } from '../test/policyCards';
import { tellEditor } from '../test/tellEditor';
import { plainText } from './citedText';
import { englishNames } from './englishNames';
import { record } from './es/record';
import { surveys } from './es/surveys';

/** What Congress calls a law or a plan. Organizations are known by their own name, also in Spanish. */
const officialNames = englishNames.filter((name) => /\bAct\b|Repayment/.test(name));

/** @returns the names that stand first in a text without their meaning in brackets behind them. */
const unexplainedIn = (text: string) =>
  officialNames.filter((name) => {
    const [, after] = text.split(new RegExp(`${name}(.*)`, 's'));
    return after !== undefined && !/^(?: (?:of|de) \d{4})? \([A-Za-zÁÉÍÓÚÑáéíóúñ]/.test(after);
  });

const whatToDo =
  'A Spanish reader does not know what these English names mean. Please write it in brackets behind them where they come first.';

describe('An English name in Spanish is explained where it comes first', () => {
  test.each(policiesIn('es').map((policy) => [policy.title, policy] as const))(
    'on the card on %s',
    (_title, policy) => {
      tellEditor(
        fileOf('es', policy),
        unexplainedIn(citedTextsOf(policy).map(plainText).join('\n')),
        whatToDo,
      );
    },
  );

  test('in what each vote of Congress was on', () => {
    tellEditor(
      'src/content/es/record.ts',
      Object.values(record.votes).flatMap(({ what }) => unexplainedIn(what)),
      whatToDo,
    );
  });

  test('in what is said of other bills that ended', () => {
    tellEditor(
      'src/content/es/surveys.ts',
      Object.values(surveys.bill.othersEnded).flatMap((sentence) => unexplainedIn(sentence)),
      whatToDo,
    );
  });
});
