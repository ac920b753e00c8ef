import { expect, test } from '@jest/globals';
import someCongress from '../../content/congress.json';
import type { CongressData } from '../../content/congressTypes';
import { mentionOf } from './recordOfMember';

test('The sentence is Spanish in the letter to read and English in the one to send', () => {
  const { members } = someCongress as unknown as CongressData;
  const member = members.find(({ name }) => name === 'Dan Sullivan');
  expect(mentionOf('118-2023-s135', '2', member)).toEqual({
    read: 'He visto que su voto del 1 de junio de 2023 fue afirmativo: la resolución para anular el plan de 2022 de cancelar deuda estudiantil.',
    sent: 'I saw that you voted Yea on June 1, 2023, on the resolution to undo the 2022 plan to cancel student debt.',
  });
});
