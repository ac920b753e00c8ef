import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { encodeClass } from '../features/sharing/classCode';
import { selectWaitingCode } from '../features/sharing/comparisonSlice';
import { encodeDeviceCode } from '../features/sharing/deviceCode';
import { encodeGroup } from '../features/sharing/groupCode';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { encodeShared } from '../features/sharing/shareCode';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import type { Votes } from '../features/answers/votes';
import { renderPart } from '../test/renderPart';
import type { RenderOptions } from '../test/renderPart';
import { Compare } from './Compare';

const mine: Votes = { '1': 'yes', '2': 'yes', '3': 'undecided', '5': 'no' };
const theirs: Votes = { '1': 'yes', '2': 'no', '3': 'yes', '4': 'yes' };
const answered = { votes: { byPolicy: mine, cleared: null, recorded: null } };
const code = encodeShared({ votes: theirs, name: 'Ana Ruiz' });

const paste = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link or code' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell'))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => cell.textContent));

/** What draws a comparison, or says why there is none, arrives once there is a link. */
const linkIsRead = () =>
  waitFor(() => {
    expect(document.querySelector('#comparison, [role=alert]:not(:empty)')).toBeVisible();
  });

async function openLink(fragment: string, options?: RenderOptions) {
  const app = await renderPart(<Compare />, `/compare#${fragment}`, options);
  await linkIsRead();
  return app;
}

describe('With a link', () => {
  test('both sets of answers stand side by side, in words; agreement is counted, undecided apart, and what the sender said where the visitor has said nothing is one press away', async () => {
    const { store, user } = await openLink(code, { preloaded: answered });
    expect(screen.getByRole('heading', { level: 2, name: 'You and Ana Ruiz' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Policy',
      'You',
      'Ana Ruiz',
      'Together',
    ]);
    expect(rows()).toEqual([
      ['Yes', 'Yes', 'You agree'],
      ['Yes', 'No', 'You differ'],
      ['Undecided', 'Yes', 'One undecided'],
      ['Answer it', 'Hidden for now', 'Answer missing'],
    ]);
    expect(selectVotes(store.getState())).toEqual(mine);
    expect(screen.getByText('You agree on 1 of the 2 policies you both answered Yes or No.')).toBeVisible();
    expect(screen.getByText(/^On 1 policy, at least one of you is undecided/)).toBeVisible();
    expect(screen.getByText('Of 1 policy in the link, your answer is missing.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer it, Merit-Based Immigration System' })).toHaveAttribute(
      'href',
      '/surveys/merit-based-immigration-system',
    );
    expect(screen.getByRole('heading', { name: 'Answer this one, then compare' })).toBeVisible();
    expect(screen.getByText(/sender’s answers on 1 policy stay hidden/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them now' }));
    expect(rows()[3]).toEqual(['Answer it', 'Yes', 'Answer missing']);
    expect(screen.queryByRole('button', { name: 'Show them now' })).not.toBeInTheDocument();
  });

  test('what both have answered stands first', async () => {
    const only = { votes: { byPolicy: { '4': 'yes' }, cleared: null, recorded: null } } as const;
    await openLink(code, { preloaded: only });
    expect(rows()[0]).toEqual(['Yes', 'Yes', 'You agree']);
  });

  test('whoever has answered nothing sees no answer of the sender’s', async () => {
    await openLink(code);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(/^Civic Voice has \S+ national policies/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Answer these 4, then compare' })).toBeVisible();
    expect(screen.queryByText(/There is no policy yet|your answer is missing/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer first' })).toHaveAttribute(
      'href',
      '/surveys/universal-background-checks',
    );
  });

  test('waits while its visitor answers, and is done with once it is opened again', async () => {
    const preloaded = { comparison: { code } };
    const { store } = await renderPart(<ResumeComparison />, '/surveys/universal-background-checks', {
      preloaded,
    });
    const bar = within(screen.getByRole('region', { name: 'A link is waiting' }));
    expect(bar.getByText(/4 policies to go, then compare\./)).toBeVisible();
    expect(bar.getByRole('link', { name: 'Next one: Student Loan Forgiveness' })).toHaveAttribute(
      'href',
      '/surveys/student-loan-forgiveness',
    );
    for (const policyId of ['1', '2', '3', '4'] as const)
      act(() => void store.dispatch(voteCast({ policyId, answer: 'yes' })));
    expect(bar.getByText(/^You have answered all that your friend did\./)).toBeVisible();
    expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', `/compare#${code}`);

    const byPolicy: Votes = { '1': 'yes', '2': 'yes', '3': 'yes', '4': 'yes' };
    const votes = { byPolicy, cleared: null, recorded: null };
    const reopened = await openLink(code, { preloaded: { votes, ...preloaded } });
    expect(screen.getByText('You agree on 3 of the 4 policies you both answered Yes or No.')).toBeVisible();
    expect(selectWaitingCode(reopened.store.getState())).toBeNull();
  });

  test.each(['Answer first', 'Answer it, Merit-Based Immigration System', 'Universal Background Checks'])(
    'waits as the page says, whichever link to a policy is pressed: %s',
    async (name) => {
      const { store, user } = await openLink(code, { preloaded: answered });
      await user.click(screen.getByRole('link', { name }));
      expect(selectWaitingCode(store.getState())).toBe(code);
    },
  );

  test('does not wait once there is nothing left to hide', async () => {
    const { store, user } = await openLink(code, { preloaded: answered });
    await user.click(screen.getByRole('button', { name: 'Show them now' }));
    await user.click(screen.getByRole('link', { name: 'Answer it, Merit-Based Immigration System' }));
    expect(selectWaitingCode(store.getState())).toBeNull();
  });

  test('that would take the place of one that waits, the page says so and leads to the other first', async () => {
    const other = encodeShared({ votes: { '9': 'yes' }, name: 'Ben' });
    await openLink(code, { preloaded: { comparison: { code: other } } });
    expect(screen.getByText(/^Another link is waiting in this tab\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the waiting link' })).toHaveAttribute(
      'href',
      `/compare#${other}`,
    );
  });

  test('the answers are there to be copied into a group, without the name', async () => {
    const { user } = await openLink(code, { preloaded: answered });
    await user.click(screen.getByRole('button', { name: 'Add to a group' }));
    expect(screen.getByRole('textbox', { name: 'Code for a group' })).toHaveValue(
      encodeShared({ votes: theirs, name: '' }),
    );
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText(/^Copied\. Now paste it on the page of your group/)).toBeVisible();
  });

  test('a sender without a name stays without one', async () => {
    const { user } = await openLink(encodeShared({ votes: theirs, name: '' }));
    expect(screen.getByRole('heading', { level: 2, name: 'You and the sender' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them now' }));
    expect(screen.getByText('There is no policy yet that you have both answered Yes or No.')).toBeVisible();
    expect(screen.queryByText(/Nobody checks the name/)).not.toBeInTheDocument();
  });

  test.each([
    ['altered', `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, /changed or cut short/],
    ['of another site', 'glossary', /not a link for comparing/],
    ['of a group', encodeGroup([theirs]), /^This is the link to a group.* Open the group$/],
    ['of a class', encodeClass(['3', '5']), /^This is the link to a class.* Open the class$/],
    [
      'for one’s other device',
      encodeDeviceCode({ votes: theirs, starred: [] }),
      /^This is your own link.* Open it on My answers$/,
    ],
    ['of an early version', 'v0.AAAA', /early version/],
    ['of a newer version', 'v2.AAAA', /newer version/],
    ['empty', encodeShared({ votes: {}, name: '' }), /there are no answers in it/],
  ])('that is %s, the reason is told', async (_, fragment, words) => {
    await openLink(fragment, { preloaded: answered });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('Without a link', () => {
  test('the one that waits is offered', async () => {
    const { user } = await renderPart(<Compare />, '/compare', { preloaded: { comparison: { code } } });
    const bar = within(screen.getByRole('region', { name: 'A link is waiting' }));
    await user.click(bar.getByRole('link', { name: 'Compare now' }));
    await linkIsRead();
    expect(screen.getByRole('heading', { level: 2, name: 'You and Ana Ruiz' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'A link is waiting' })).not.toBeInTheDocument();
  });

  test('the screen explains how to compare', async () => {
    await renderPart(<Compare />, '/compare');
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Share your answers' })).toHaveAttribute('href', '/share');
  });

  test.each([
    [
      'a group’s link',
      `https://elsewhere.example/group#${encodeGroup([theirs, mine])}`,
      /^This is the link to a group/,
      'Open the group',
      `/group#${encodeGroup([theirs, mine])}`,
    ],
    [
      'a class’s link in a sentence',
      `Tomorrow: https://elsewhere.example/class#${encodeClass(['3', '5'])}, please.`,
      /^This is the link to a class: it holds policies, no answers/,
      'Open the class',
      `/class#${encodeClass(['3', '5'])}`,
    ],
  ])('%s is told apart when pasted, and its page is offered', async (_, text, words, name, href) => {
    const { user } = await renderPart(<Compare />, '/compare');
    await user.click(paste());
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(paste()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('the link that is shown, pasted again, leads to its comparison and adds no step to the history', async () => {
    const { user } = await openLink(code, { preloaded: answered });
    const steps = history.length;
    await user.click(paste());
    await user.paste(code);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 2, name: 'You and Ana Ruiz' })).toHaveFocus();
    expect(history.length).toBe(steps);
  });

  test('pasting nothing or no code is answered at the field, which keeps the text', async () => {
    const { user } = await renderPart(<Compare />, '/compare', { preloaded: answered });
    for (const [text, words] of [
      ['', /^Please paste a link or a code first\.$/],
      [code.slice(0, -3), /changed or cut short/],
    ] as const) {
      await user.click(paste());
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Compare' }));
      expect(paste()).toHaveAccessibleDescription(words);
      expect(paste()).toBeInvalid();
      expect(paste()).toHaveFocus();
      expect(paste()).toHaveValue(text);
    }
  });
});
