import { expect, test } from '@jest/globals';
import { letterFrame } from 'words/letterFrame';
import { letterDrafts } from 'words/letters/letterDrafts';
import { officeDrafts, officeTemplate } from 'words/letters/officeDrafts';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import { composeCall, composeLetter, pointsFor } from './composeLetter';
import { versionOf } from './lettersOf';
import { untouched } from './letterSlice';
import { noSender } from './senderSlice';

const ana = { name: 'Ana Ruiz', street: '12 Main Street', city: 'Austin', state: 'TX', zip: '78701' };

test.each(policyIds)('A letter about policy %s says the same in both languages, part by part', async (id) => {
  const draft = await letterDrafts[id]();
  const draftToSend = await officeDrafts?.[id]();
  if (!draftToSend || !officeTemplate) throw new Error('There is no letter to send.');
  for (const answer of answers)
    for (const office of ['senator', 'representative', 'delegate', 'residentCommissioner'] as const)
      for (const sender of [noSender, ana])
        for (const [reason, story] of [
          ['', ''],
          ['Hace calor.\n\nMucho', 'Mi mamá trabaja en el campo'],
        ] as const) {
          const points = [...pointsFor(draft, answer).keys()];
          const parts = { answer, to: { office }, sender, reason, story, points, mention: null };
          const read = versionOf({ policyId: id }, untouched, { ...parts, draft, frame: letterFrame });
          const sent = versionOf({ policyId: id }, untouched, {
            ...parts,
            draft: draftToSend,
            frame: officeTemplate,
          });
          expect(pointsFor(draftToSend, answer)).toHaveLength(points.length);
          expect(sent.composed).toHaveLength(read.composed.length);
          // Nothing is said in both languages at once but what the visitor typed.
          const typed = [reason, story, ...Object.values(sender)].join(' ');
          const same = sent.composed.filter((part) => read.composed.includes(part));
          expect(same.filter((part) => !typed.includes(part.replace(/\.$/, '')))).toEqual([]);
        }
});

test('A bill is named right after what is asked for, and not where the policy does not go far enough', async () => {
  const draft = await letterDrafts['5']();
  const bill = 'H.R. 1';
  const parts = {
    draft,
    frame: letterFrame,
    to: { office: 'senator' },
    sender: noSender,
    reason: '',
    points: [],
    story: '',
    bill,
  } as const;
  const named =
    ' Un proyecto de ley sobre esto es el H.R. 1. Esto es lo que debería cambiar: Que se devuelva.';
  for (const compose of [composeLetter, composeCall]) {
    expect(compose({ ...parts, answer: 'yes', why: { far: 'changes', wish: 'Que se devuelva' } })).toContain(
      named,
    );
    expect(compose({ ...parts, answer: 'no', why: { far: 'notEnough' } })).not.toContain(bill);
  }
});

test('A letter says of the minimum wage, not of a concern, that it has not changed since 2009', async () => {
  const draft = await letterDrafts['7']();
  const parts = {
    draft,
    frame: letterFrame,
    answer: 'yes',
    to: { office: 'senator' },
    sender: noSender,
    reason: '',
    story: '',
  } as const;
  expect(composeLetter({ ...parts, points: [], why: { against: 'b', far: 'changes' } })).toMatch(
    /preocupación\. El mínimo no ha cambiado desde 2009, mientras/,
  );
});
