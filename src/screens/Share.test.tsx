import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { decodeShared } from '../features/sharing/shareCode';
import type { Votes } from '../features/answers/votes';
import { clearVotes, castVote, undoClearing } from '../features/answers/votesSlice';
import { detailsChanged, registered, registrationRemoved } from '../features/membership/registrationSlice';
import { changedElsewhere, erased } from '../persistence/storageEvents';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import type { RenderOptions } from '../test/renderPart';
import { Share } from './Share';
import { someMember } from '../test/someMember';
import { policyIds } from '../content/policyIds';
import { share } from 'words/share';

const votes: Votes = { '1': 'yes', '5': 'no', '9': 'undecided' };
const answered = { votes: { byPolicy: votes, cleared: null, recorded: null } };

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to compare answers' });
const shared = () => decodeShared(field().value.split('#')[1] ?? '').shared;
const tick = (name: RegExp | string) => screen.getByRole('checkbox', { name });

/** What draws a link arrives once there are answers. */
const linkIsThere = () =>
  waitFor(() => {
    expect(field()).toBeVisible();
  });

async function openAnswered(more: RenderOptions['preloaded'] = {}) {
  const app = await renderPart(<Share />, '/share', { preloaded: { ...answered, ...more } });
  await linkIsThere();
  return app;
}

beforeEach(() => {
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = (() => canvasWithout()) as never;
  Object.assign(globalThis, { Path2D: jest.fn() });
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
});

/** A canvas that takes every call but those named, as in a browser that lacks them. */
function canvasWithout(...missing: readonly string[]): CanvasRenderingContext2D {
  const has = (name: PropertyKey) => !missing.includes(String(name));
  const call = (name: PropertyKey) => (name === 'measureText' ? () => ({ width: 0 }) : jest.fn());
  return new Proxy({}, { get: (_, name) => (has(name) ? call(name) : undefined), set: () => true }) as never;
}

test('An answer that was taken out stays out after it was cleared and brought back', async () => {
  const { store, user } = await openAnswered();
  await user.click(tick(/^Carbon Tax Policy/));
  act(() => {
    store.dispatch(clearVotes());
    store.dispatch(castVote('1', 'yes'));
    store.dispatch(castVote('2', 'yes'));
  });
  await user.click(tick(/^Universal Background Checks/));
  act(() => {
    store.dispatch(undoClearing());
  });
  await linkIsThere();
  expect(Object.keys(shared()?.votes ?? {})).toEqual(['2', '9']);
});

test('Answers that were taken out stay out of the link after a look at the preview and Back', async () => {
  const { user } = await renderApp('/share', {
    preloaded: { ...answered, registration: { record: someMember() } },
  });
  await linkIsThere();
  const policies = ['Universal Background Checks', 'Carbon Tax Policy'];
  for (const name of policies) await user.click(tick(new RegExp(`^${name}`)));
  await user.click(screen.getByRole('checkbox', { name: 'Share my views openly' }));
  const before = field().value;
  expect(shared()?.votes).toEqual({ '9': 'undecided' });
  expect(shared()?.name).not.toBe('');
  await user.click(screen.getByRole('link', { name: share.link.look }));
  await screen.findByRole('heading', { level: 1, name: 'Compare Answers' });
  history.back();
  await waitFor(() => {
    expect(field().value).toBe(before);
  });
  for (const name of policies) expect(tick(new RegExp(`^${name}`))).not.toBeChecked();
});

test('Back leads from the choice of answers to the link that led there', async () => {
  const { user } = await renderApp('/share', { preloaded: answered });
  await linkIsThere();
  const toChoice = screen.getByRole('link', { name: share.link.choose });
  await user.click(toChoice);
  expect(screen.getByRole('heading', { name: share.contents.heading })).toHaveFocus();
  history.back();
  await waitFor(() => expect(toChoice).toHaveFocus());
});

test('After a reload answers that were taken out stay out, and a name goes out only if asked for anew', async () => {
  sessionStorage.setItem('sharing', JSON.stringify({ leftOut: ['5'], openly: true }));
  await renderApp('/share', { preloaded: { ...answered, registration: { record: someMember() } } });
  await linkIsThere();
  expect(tick(/^Carbon Tax Policy/)).not.toBeChecked();
  expect(tick('Share my views openly')).not.toBeChecked();
});

describe('The picture', () => {
  const picture = () => screen.queryByRole('img', { name: /^Where I stand\./ });
  const saveButton = () => screen.queryByRole('button', { name: 'Save picture' });

  test('is drawn by a browser without rounded rectangles', async () => {
    HTMLCanvasElement.prototype.getContext = (() => canvasWithout('roundRect')) as never;
    await openAnswered();
    await act(async () => Promise.resolve());
    expect(picture()).toBeVisible();
    expect(saveButton()).toBeVisible();
    expect(screen.queryByText(/^Your browser could not make the picture/)).not.toBeInTheDocument();
  });

  test.each<[string, () => CanvasRenderingContext2D | null]>([
    ['has no canvas', () => null],
    ['lacks a call that is needed', () => canvasWithout('fillText')],
    [
      'refuses it',
      () => {
        throw new Error('no');
      },
    ],
  ])('is said not to be made, and can’t be saved, where the browser %s', async (_, getContext) => {
    HTMLCanvasElement.prototype.getContext = getContext as never;
    await openAnswered();
    expect(await screen.findByText(/^Your browser could not make the picture/)).toBeVisible();
    expect([picture(), saveButton()]).toEqual([null, null]);
    expect(screen.getByRole('textbox', { name: 'Description of the picture' })).toBeVisible();
  });
});

describe('The sharing screen', () => {
  test('shows exactly what the link holds', async () => {
    const { user } = await openAnswered();
    const list = within(screen.getByRole('group', { name: 'Answers in the link' }));
    expect(list.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Universal Background Checks Yes',
      'Carbon Tax Policy No',
      'Affordable Housing Initiative Undecided',
    ]);
    expect(
      screen.getByText(`Not in the link: ${policyIds.length - 3} policies that you have not answered.`),
    ).toBeVisible();
    expect(field().value).toMatch(/^http:\/\/localhost\/compare#v1\.[\w-]{10}$/);
    expect(shared()).toEqual({ votes, name: '' });
    await user.click(tick(/^Carbon Tax Policy/));
    expect(shared()).toEqual({ votes: { '1': 'yes', '9': 'undecided' }, name: '' });
  });

  test('says beside the link what it carries, and that it can’t be taken back', async () => {
    const { user } = await openAnswered();
    const open = screen.getByText(/^Whoever has it can see these political opinions.*can’t be taken back\.$/);
    expect(screen.getByText('It carries 3 answers and no name.')).toBeVisible();
    expect(open.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText(/Browsers do not send that part/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'What to know before you share' }));
    expect(screen.getByText(/Browsers do not send that part/)).toBeVisible();
    await user.click(tick(/^Carbon Tax Policy/));
    expect(screen.getByText('It carries 2 answers and no name.')).toBeVisible();
  });

  test('offers a name to members only, and leaves it out unless asked', async () => {
    await openAnswered();
    expect(screen.queryByRole('checkbox', { name: 'Share my views openly' })).not.toBeInTheDocument();
  });

  test('ends a sentence with one period, whatever the name ends in', async () => {
    const { user } = await openAnswered({ registration: { record: someMember({ lastName: 'Smith Jr.' }) } });
    await user.click(tick('Share my views openly'));
    expect(screen.getByText(/^It carries your name, \w+ Smith Jr\., and 3 answers\.$/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('..');
  });

  test('adds a member’s name on request, to link and picture', async () => {
    const { user } = await openAnswered({
      registration: { record: someMember() },
    });
    expect(shared()?.name).toBe('');
    expect(screen.getByText('Name in the link:')).toHaveTextContent('Name in the link: none');
    await user.click(tick('Share my views openly'));
    expect(shared()?.name).toBe('Ana Ruiz');
    expect(screen.getByRole('img', { name: /^Where Ana Ruiz stands\. / })).toBeVisible();
    await user.click(tick('Share my views openly'));
    expect(shared()?.name).toBe('');
    expect(screen.getByRole('img', { name: /^Where I stand\. / })).toBeVisible();
  });

  const ben = someMember({ firstName: 'Ben' });
  test.each([
    ['here', [registrationRemoved(), registered(ben)]],
    ['in another tab or by a file', [changedElsewhere({ key: 'user', value: ben })]],
    [
      'after an erasure in another tab',
      [erased({ keys: ['user'] }), changedElsewhere({ key: 'user', value: ben })],
    ],
    ['over the details of this one', [detailsChanged(ben)]],
  ])('does not take over what the member before had agreed to: registered %s', async (_where, events) => {
    const { store, user } = await openAnswered({ registration: { record: someMember() } });
    await user.click(tick('Share my views openly'));
    act(() => {
      for (const event of events) store.dispatch(event);
    });
    expect(tick('Share my views openly')).not.toBeChecked();
    expect(shared()?.name).toBe('');
  });

  test('describes the picture with the answers in it', async () => {
    await openAnswered();
    const words =
      'Where I stand. Universal Background Checks: Yes. Carbon Tax Policy: No. Affordable Housing Initiative: Undecided.';
    expect(screen.getByRole('img', { name: words })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description of the picture' })).toHaveValue(words);
  });
});

describe('The browser’s own sharing', () => {
  function sharing(share: (data: ShareData) => Promise<void>) {
    const spy = jest.fn(share);
    Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
    return spy;
  }

  test('is offered only where there is one', async () => {
    await openAnswered();
    expect(screen.queryByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
  });

  test.each([
    ['AbortError', false],
    ['InvalidStateError', false],
    ['NotAllowedError', true],
  ])('that ends with %s is told as a failure: %s', async (name, told) => {
    const share = sharing(() => Promise.reject(new DOMException('no', name)));
    const { user } = await openAnswered();
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    await waitFor(() => {
      expect(share).toHaveBeenCalledTimes(1);
    });
    const failure = screen.queryByText(/could not share the link/);
    if (told) expect(failure ?? (await screen.findByText(/could not share the link/))).toBeVisible();
    else expect(failure).not.toBeInTheDocument();
  });
});
