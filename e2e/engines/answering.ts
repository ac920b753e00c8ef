import { policyHeadings } from '../../src/content/en/policyHeadings';
import { surveys } from '../../src/content/en/surveys';
import { expect } from './engineTest';
import type { Visitor } from './visitor';

type Answer = keyof typeof surveys.answers;

/** The policy the journeys answer, the fifth. */
export const title = policyHeadings[4]?.title ?? '';

/** What is stored beside an answer that was pressed: its day. */
export const itsDay = { reasons: expect.stringContaining('"answered"') as unknown };

const named = (answer: Answer) => surveys.answerLabel(surveys.answers[answer], title);

export async function pressAnswer(visitor: Visitor, answer: Answer): Promise<void> {
  await visitor.press(named(answer));
}

export async function expectAnswered(visitor: Visitor, answer: Answer | undefined): Promise<void> {
  for (const each of ['yes', 'no', 'undecided'] as const) {
    const pressed = () => visitor.attribute({ role: 'button', name: named(each) }, 'aria-pressed');
    await expect.poll(pressed, named(each)).toBe(String(each === answer));
  }
}
