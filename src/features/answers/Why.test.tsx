import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import type { Correction, PolicyHeading } from '../../content/types';
import { changedElsewhere } from '../../persistence/storageEvents';
import { renderPart } from '../../test/renderPart';
import { CorrectedSince } from './CorrectedSince';
import { selectReason } from './reasonsSlice';
import type { Reason } from './reasons';
import { castVote, selectAnswer } from './votesSlice';
import type { Answer } from '../../content/answerIds';
import { Why } from './Why';

const [heading] = policyHeadings.filter(({ id }) => id === '5') as [PolicyHeading];

const state = (answer: Answer | undefined, reason: Reason = {}) => ({
  votes: { byPolicy: answer ? { '5': answer } : {}, cleared: null, recorded: null },
  reasons: { byPolicy: { '5': reason }, cleared: null },
});

async function open(answer: Answer, reason?: Reason) {
  const rendered = await renderPart(<Why heading={heading} />, '/', {
    preloaded: state(answer, reason),
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Why? (if you like), Carbon Tax Policy' }));
  await screen.findAllByRole('radiogroup');
  return { ...rendered, said: () => selectReason(rendered.store.getState(), '5') };
}

const groups = () => screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'));
const legends = () => groups().map((id) => document.getElementById(id ?? '')?.textContent);
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

describe('“Why?”', () => {
  test('is asked of an answer only', async () => {
    await renderPart(<Why heading={heading} />, '/', {
      preloaded: state(undefined),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks for a point of each side, the own side first, and how far it goes', async () => {
    const { user, said } = await open('no');
    expect(legends()).toEqual([
      'The point against that weighs most for you',
      'The point in favor that weighs most for you',
      'How far does it go?',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(radio('The point against that weighs most for you', 'Drivers would pay more'));
    await user.click(radio('The point in favor that weighs most for you', 'Rebates can protect families'));
    await user.click(radio('How far does it go?', 'It does not go far enough'));
    await user.type(screen.getByRole('textbox', { name: 'What is missing' }), 'More');
    expect(said()).toEqual({ for: 'c', against: 'b', far: 'notEnough', wish: 'More' });
    await user.click(radio('The point in favor that weighs most for you', 'None'));
    expect(said()).not.toHaveProperty('for');
  });

  test('brings own words back with the choice that they were written for, also once it was closed', async () => {
    const { user, said } = await open('yes');
    const far = 'How far does it go?';
    await user.click(radio(far, 'Only with changes'));
    await user.type(screen.getByRole('textbox', { name: 'What should change' }), 'Return it all');
    await user.click(radio(far, 'None'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Why? (if you like), Carbon Tax Policy' }));
    await user.click(screen.getByRole('button', { name: 'Why? (if you like), Carbon Tax Policy' }));
    await user.click(await screen.findByRole('radio', { name: 'Only with changes' }));
    expect(screen.getByRole('textbox', { name: 'What should change' })).toHaveValue('Return it all');
    expect(said()).toEqual({ far: 'changes', wish: 'Return it all' });
  });

  test('brings the own words of an undecided visitor back after another answer, unless they were deleted', async () => {
    const { user, said, store } = await open('undecided');
    const press = (answer: Answer) => act(() => store.dispatch(castVote('5', answer)));
    const field = () => screen.getByRole('textbox', { name: 'What I still want to know' });
    await user.type(field(), 'Who pays');
    press('no');
    expect(said()).not.toHaveProperty('wish');
    await user.click(radio('How far does it go?', 'It does not go far enough'));
    await user.type(screen.getByRole('textbox', { name: 'What is missing' }), 'More');
    press('undecided');
    expect(field()).toHaveValue('Who pays');
    expect(said()).toHaveProperty('wish', 'Who pays');
    await user.clear(field());
    expect(field()).toHaveValue('');
    press('yes');
    press('undecided');
    expect(field()).toHaveValue('');
    press('no');
    expect(said()).toMatchObject({ far: 'notEnough', wish: 'More' });
  });

  test('finds what was said of an answer again after another one, also once it was closed', async () => {
    const reason: Reason = { far: 'tooFar', wish: 'The price per ton' };
    const { user, said, store } = await open('no', reason);
    const press = (answer: Answer) => act(() => store.dispatch(castVote('5', answer)));
    press('yes');
    await user.click(radio('How far does it go?', 'As described'));
    await user.click(screen.getByRole('button', { name: 'Why? (if you like), Carbon Tax Policy' }));
    press('undecided');
    press('no');
    await user.click(screen.getByRole('button', { name: 'Why? (if you like), Carbon Tax Policy' }));
    expect(await screen.findByRole('textbox', { name: 'What goes too far' })).toHaveValue(reason.wish);
    expect(said()).toMatchObject({ ...reason, otherAnswers: { yes: { far: 'asDescribed' } } });
  });

  test('writes nothing because an answer was changed to and fro in another tab', async () => {
    const { user, said, store } = await open('undecided');
    await user.type(screen.getByRole('textbox', { name: 'What I still want to know' }), 'Who pays');
    for (const answer of ['yes', 'undecided'] as const)
      act(() => {
        store.dispatch(changedElsewhere({ key: 'votes', value: { '5': answer } }));
        store.dispatch(changedElsewhere({ key: 'reasons', value: {} }));
      });
    expect(said() ?? {}).not.toHaveProperty('wish');
  });

  test('asks an undecided visitor what they still want to know', async () => {
    await open('undecided', { for: 'c' });
    expect(legends()).toHaveLength(2);
    expect(
      radio('The point in favor that weighs most for you', 'Rebates can protect families'),
    ).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox', { name: 'What I still want to know' })).toHaveProperty(
      'maxLength',
      140,
    );
  });
});

describe('A card that was corrected after the answer', () => {
  const all: readonly Correction[] = [
    { policy: '7', date: '2026-12-20', change: 'Of another card.', text: '' },
    { policy: '5', date: '2026-12-14', change: 'We corrected the price per ton.', text: '' },
  ];
  const asked =
    'This card was corrected on December 14, 2026. We corrected the price per ton. You answered before that. Keep your answer?';

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-12-15T12:00'),
      doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'],
    });
  });

  async function ask(reason: Reason) {
    const around = createRef<HTMLDivElement>();
    return renderPart(
      <div ref={around} tabIndex={-1} data-testid="around">
        <CorrectedSince id="5" around={around} all={all} />
      </div>,
      '/',
      { preloaded: state('yes', reason) },
    );
  }

  test('asks whether to keep it, and is quiet once it is kept', async () => {
    const { store, user } = await ask({ answered: '2026-11-27' });
    expect(screen.getByText(asked)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep Yes' }));
    expect(screen.queryByText(asked)).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('around'));
    expect(selectReason(store.getState(), '5')).toEqual({ answered: '2026-11-27', kept: '2026-12-15' });
  });

  test('offers the other answers, and is quiet after one', async () => {
    const { store, user } = await ask({ answered: '2026-11-27', first: ['yes', '2026-11-27'] });
    await user.click(screen.getByRole('button', { name: 'Change to No' }));
    expect(screen.queryByText(asked)).toBeNull();
    expect(selectAnswer(store.getState(), '5')).toBe('no');
    expect(selectReason(store.getState(), '5')).toEqual({
      answered: '2026-12-15',
      first: ['yes', '2026-11-27'],
    });
  });

  test('asks nothing of an answer of that day or later', async () => {
    await ask({ answered: '2026-12-14' });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
