import { describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { policyIds } from '../content/policyIds';
import { encodeClass } from '../features/sharing/classCode';
import { encodeGroup } from '../features/sharing/groupCode';
import { encodeShared } from '../features/sharing/shareCode';
import type { Votes } from '../features/answers/votes';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import { Group } from './Group';

const mine: Votes = { '1': 'yes', '2': 'no' };
const answered = { votes: { byPolicy: mine, cleared: null, recorded: null } };
const group: readonly Votes[] = [
  { '1': 'yes', '2': 'yes' },
  { '1': 'yes', '2': 'no' },
  { '1': 'yes', '2': 'undecided' },
];
const code = (votes: Votes, name = '') => encodeShared({ votes, name });

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Links or codes');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const people = (words: string) => screen.findByText(words, { selector: 'h2' });
const link = () => screen.getByLabelText<HTMLInputElement>('Link to this group').value;
const counts = (title: string) => {
  const row = within(screen.getByRole('table')).getByRole('rowheader', { name: new RegExp(`^${title}`) });
  const cells = within(row.closest('tr') ?? row).getAllByRole('cell');
  return cells.map((cell) => cell.textContent);
};

async function paste(user: Awaited<ReturnType<typeof renderPart>>['user'], text: string) {
  await user.click(field());
  await user.paste(text);
  await user.click(button('Add to the group'));
}

describe('With a group in the address', () => {
  test('two are taken out before the page is drawn again', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup(group)}`);
    await people('3 people');
    await user.click(button('Show the list'));
    act(() => {
      for (const said of ['1 Yes, 2 Undecided', '1 Yes, 2 No'])
        button(`Take out one person who said: ${said}`).click();
    });
    expect(await people('1 person')).toBeVisible();
  });

  test('a double click takes one person out', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup(group)}`);
    await people('3 people');
    await user.click(button('Show the list'));
    const firstRow = () => {
      const [row] = screen.getAllByRole('button', { name: /^Take out one person/ });
      if (!row) throw new Error('There is no row.');
      return row;
    };
    await user.click(firstRow());
    // The second click, of a pointer that stays where it is, on the row that is there now.
    fireEvent.click(firstRow(), { detail: 2 });
    expect(await people('2 people')).toBeVisible();
  });

  test('an endless row of codes is read up to a bound', async () => {
    await renderPart(<Group />, `/group#${`${code(mine)}.${code(group[0] ?? {}, 'Ana')}.`.repeat(1000)}`);
    expect(await people('2 people')).toBeVisible();
  });

  test('of more people than there is room for, the page says how many are left out', async () => {
    const forged = Array.from({ length: 5 }, (_, at) =>
      encodeGroup(Array<Votes>(999 - at).fill({ '1': at % 2 === 0 ? 'yes' : 'no' })),
    );
    await renderPart(<Group />, `/group#${forged.join('.')}`);
    expect(await people('1000 people')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Left out because the group is full at 1000: \d+ people\.$/,
    );
  });
});

describe('Without a group', () => {
  test('a code that was counted is known after a look at another page', async () => {
    const { user, store } = await renderPart(<Group />, '/group');
    await paste(user, code(mine, 'BCDF'));
    await people('1 person');
    cleanup();
    await renderPart(<Group />, `/group${location.hash}`, { store });
    await people('1 person');
    await paste(user, code(mine, 'BCDF'));
    expect(screen.getByText('Left out, as already counted: 1 code.')).toBeVisible();
    expect(await people('1 person')).toBeVisible();
  });

  test('a double click adds one’s own answers once, and Undo stays', async () => {
    const { user } = await renderPart(<Group />, '/group', { preloaded: answered });
    await paste(user, code({ '9': 'no' }));
    await user.click(button('Add my own answers'));
    fireEvent.click(button('Add my own answers'), { detail: 2 });
    expect(await people('2 people')).toBeVisible();
    expect(screen.getByText('Added 1 person. 2 people in the group.')).toBeVisible();
    expect(button('Undo')).toBeVisible();
  });

  test('who was counted belongs to the group: Back and Forward bring it along, and a new group begins without', async () => {
    const { user } = await renderPart(<Group />, '/group');
    const [ana, ben] = [code(mine, 'Ana'), code({ '3': 'no' }, 'Ben')];
    const moves = async (go: () => void, words: string) => {
      act(go);
      expect(await people(words)).toBeVisible();
    };
    await paste(user, ana);
    await people('1 person');
    await paste(user, ben);
    await people('2 people');
    await moves(() => history.back(), '1 person');
    await paste(user, `${ana} ${ben}`);
    expect(await people('2 people')).toBeVisible();
    expect(screen.getByText('Left out, as already counted: 1 code.')).toBeVisible();
    await user.click(button('Start a new group'));
    await moves(() => history.back(), '2 people');
    await paste(user, `${ana} ${ben}`);
    expect(screen.getByText('Left out, as already counted: 2 codes.')).toBeVisible();
    expect(await people('2 people')).toBeVisible();
  });

  test('a person who corrects an answer counts once, and as another one by a press', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await paste(user, `${code(mine, 'Ana')} ${code(mine, 'Eva')}`);
    await people('2 people');
    await paste(user, code({ '1': 'no' }, 'Ana'));
    expect(await screen.findByText(/^Corrected: 1 person\./)).toBeVisible();
    expect(await people('2 people')).toBeVisible();
    expect(counts('Universal Background Checks')).toEqual(['1 50%', '0 0%', '1 50%']);
    await user.click(button('Count them too'));
    expect(await people('3 people')).toBeVisible();
  });

  test('a chat is pasted: what can be read is read, the rest is counted and named', async () => {
    const { user } = await renderPart(<Group />, '/group', { preloaded: answered });
    const chat = `Ana: https://a.example/compare#${code({ '1': 'no' }, 'Ana')}.\nBen: ${code(mine)} or v1.AAAAAAAA?\nv9.xxxxxxxx, see v2.10`;
    await paste(user, chat);
    expect(await people('2 people')).toBeVisible();
    const status = field().closest('section')?.querySelector('[role=status]');
    expect(Array.from(status?.children ?? [], (line) => line.textContent)).toEqual([
      'Added 2 people. 2 people in the group.',
      '1 code was changed or cut short and can’t be read. v1.AAAAAAAA…',
      'From a newer version of the site: 1 code. Reload this page to try again. v9.xxxxxxxx…',
    ]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();

    await user.click(button('Add my own answers'));
    expect(status).toHaveTextContent(/^Left out, as already counted: 1 code without a name\./);
    await user.click(button('Count them too'));
    expect(await people('3 people')).toBeVisible();
    await user.click(button('Undo'));
    expect(await people('2 people')).toBeVisible();
  });

  test('links of which none can be read stay in the field, which says why', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await paste(user, 'Ana: v1.AAAAAAAA?');
    expect(field()).toHaveValue('Ana: v1.AAAAAAAA?');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      '1 code was changed or cut short and can’t be read. v1.AAAAAAAA…',
    );
    await user.clear(field());
    await paste(user, code(mine));
    expect(await people('1 person')).toBeVisible();
    expect(field()).toBeValid();
  });

  test('links in the field outlive a look at how a class without phones answers', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await user.click(field());
    await user.paste(code(mine));
    await user.click(button('Without phones'));
    expect(field()).not.toBeVisible();
    await user.click(button('With phones'));
    expect(field()).toBeVisible();
    expect(field()).toHaveValue(code(mine));
  });

  test('a code that is in the text twice counts once, is told, and counts twice by a press of its own', async () => {
    const { user } = await renderPart(<Group />, '/group');
    const six = [group[0], group[1], group[2], group[0], { '9': 'no' }, { '10': 'no' }] as const;
    const text = six.map((votes) => code(votes ?? {})).join(' ');
    await paste(user, text);
    expect(await people('5 people')).toBeVisible();
    expect(screen.getByText(/^Left out, as already counted: 1 code without a name\./)).toBeVisible();
    await user.click(button('Count them too'));
    expect(await people('6 people')).toBeVisible();
    await user.click(button('Undo'));
    expect(await people('5 people')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('the link of another group, pasted again, counts once more only if Undo or a new group took its people away', async () => {
    const { user } = await renderPart(<Group />, '/group');
    const club = encodeGroup([{ '3': 'no' }, { '4': 'yes' }]);
    await paste(user, code(mine, 'Ana'));
    await paste(user, club);
    await people('3 people');
    await paste(user, code({ '5': 'no' }, 'Ben'));
    await paste(user, club);
    expect(await screen.findByText('Left out, as already counted: 1 code.')).toBeVisible();
    expect(await people('4 people')).toBeVisible();
    await user.click(button('Start a new group'));
    await paste(user, club);
    expect(await people('2 people')).toBeVisible();
    await user.click(button('Undo'));
    await user.click(button('Add to the group'));
    expect(await people('2 people')).toBeVisible();
  });

  test('Undo takes back what was pasted last and puts the text back into the field, unless something is typed there', async () => {
    const { user } = await renderPart(<Group />, '/group');
    const text = `Ana: ${code(mine, 'Ana')}\nBen: ${code({ '3': 'no' })}`;
    await paste(user, code({ '9': 'yes' }));
    await people('1 person');
    await paste(user, text);
    await people('3 people');
    await user.click(button('Undo'));
    expect(await people('1 person')).toBeVisible();
    expect(field()).toHaveValue(text);
    await user.click(button('Add to the group'));
    await people('3 people');
    await user.type(field(), 'more');
    await user.click(button('Undo'));
    expect(field()).toHaveValue('more');
  });

  test('a text that is too long is refused, and stays in the field', async () => {
    const { user } = await renderPart(<Group />, '/group');
    const text = `${code(mine)} `.repeat(16_000).trim();
    await paste(user, text);
    expect(field()).toHaveAccessibleDescription(/^This is too much text for one time\./);
    expect(field()).toHaveValue(text);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a text without codes stays in the field, with the reason', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await user.click(button('Add to the group'));
    expect(field()).toHaveAccessibleDescription('Please paste links or codes first.');
    await paste(user, '<img src=x onerror=alert(1)>');
    expect(field()).toHaveAccessibleDescription(/^There is no link of ours/);
    expect(field()).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    await user.clear(field());
    await paste(user, `https://elsewhere.example/class#${encodeClass(['3', '5'])}`);
    expect(field()).toHaveAccessibleDescription(
      /^This is the link to a class: it holds policies, no answers/,
    );
    expect(screen.getByRole('link', { name: 'Open the class' })).toHaveAttribute(
      'href',
      `/class#${encodeClass(['3', '5'])}`,
    );
    await user.click(button('Add my own answers'));
    await waitFor(() => {
      expect(screen.getByText('You have not answered any of these policies yet.')).toBeVisible();
    });
  });
});

describe('With hands', () => {
  const hands = {
    room: 30,
    rounds: [{ '2': { yes: 12, no: 11, undecided: 4 } }, { '2': { yes: 15, no: 10, undecided: 4 } }],
  } as const;
  const picked = encodeClass(['2', '7']);

  test('both rounds are in the table, and who raised none is not counted as an answer', async () => {
    await renderPart(<Group />, `/group#${picked}.${encodeGroup([], hands)}`);
    expect(await people('30 people')).toBeVisible();
    expect(counts('Student Loan Forgiveness, first')).toEqual(['12 44%', '4 15%', '11 41%']);
    expect(counts('Student Loan Forgiveness, second')).toEqual(['15 52%', '4 14%', '10 34%']);
    const [divided] = screen.getAllByText('Student Loan Forgiveness, first round');
    expect(divided?.closest('section')).toHaveTextContent('Most divided');
    expect(screen.queryByText('Who is in the group')).not.toBeInTheDocument();
  });

  test('a group that is pasted brings its hands along, and Undo takes them out again', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await paste(user, `${code(mine)} ${encodeGroup([], hands)}`);
    expect(await people('31 people')).toBeVisible();
    expect(screen.getByText('Added 1 person. 31 people in the group.')).toBeVisible();
    expect(screen.getByText('The hands that were counted there are added, too.')).toBeVisible();
    await user.click(button('Undo'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('For a class', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const classLink = () =>
    screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link for your students' })?.value;
  const picked = encodeClass(['2', '7', '9']);
  const titles = (container: HTMLElement) =>
    within(container)
      .getAllByRole('rowheader')
      .map((row) => row.textContent.replace(/\d+ of \d+ answered$/, '').trim());

  test('two to four policies are picked, and one link and QR code lead the students to them', async () => {
    const { user } = await renderPart(<Group />, '/group');
    expect(screen.getByText(/^Pick at least two/)).toBeVisible();
    await user.click(box('Student Loan Forgiveness'));
    expect(screen.getByText(/^Pick one more/)).toBeVisible();
    expect(classLink()).toBeUndefined();
    await user.click(box('Federal Minimum Wage Increase'));
    expect(classLink()).toBe(`http://localhost/class#${encodeClass(['2', '7'])}`);
    expect(await screen.findByRole('img', { name: 'QR code for your students' })).toBeVisible();
    await user.click(box('Carbon Tax Policy'));
    await user.click(box('Universal Background Checks'));
    expect(classLink()).toBe(`http://localhost/class#${encodeClass(['1', '2', '5', '7'])}`);
    expect(box('Medicare Expansion')).toBeDisabled();
    expect(screen.getByText(/^Four are picked/)).toBeVisible();
    await user.click(box('Carbon Tax Policy'));
    expect(box('Medicare Expansion')).toBeEnabled();
    expect(classLink()).toBe(`http://localhost/class#${encodeClass(['1', '2', '7'])}`);
  });

  test('Back and its own button close the large code, and the group stays', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}`);
    await paste(user, code({ '2': 'yes' }));
    await people('1 person');
    const one = location.hash;
    const putUp = async () => {
      await user.click(button('Put up the code'));
      return screen.findByRole('dialog', { name: 'The code for your students' });
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await putUp();
    act(() => history.back());
    await isClosed();
    expect(location.hash).toBe(one);
    await user.click(within(await putUp()).getByRole('button'));
    await isClosed();
    expect(await people('1 person')).toBeVisible();
    // Closing it has left no step behind that would do nothing.
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(location.hash).toBe(`#${picked}`);
  });

  test('the policies stay in the address beside the group, and through Undo and a new group', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}`);
    await paste(user, `${code({ '2': 'yes' }, 'BCDF')} ${code({ '2': 'yes' }, 'GHJK')}`);
    expect(await people('2 people')).toBeVisible();
    const before = `http://localhost/group#${picked}.${encodeGroup([{ '2': 'yes' }, { '2': 'yes' }])}`;
    expect(link()).toBe(before);
    await user.click(button('Start a new group'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('A new group begins. Undo brings the last one back.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('A new group begins.');
    expect(classLink()).toBe(`http://localhost/class#${picked}`);
    await user.click(button('Undo'));
    expect(await people('2 people')).toBeVisible();
    expect(link()).toBe(before);
    expect(box('Student Loan Forgiveness')).toBeChecked();
  });

  test('a student’s code that comes in twice is left out by itself, and one who answered alike is counted', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}`);
    await paste(user, code({ '2': 'yes' }, 'BCDF'));
    await paste(user, `${code({ '2': 'yes' }, 'GHJK')} ${code({ '2': 'yes' }, 'BCDF')}`);
    expect(await people('2 people')).toBeVisible();
    const status = field().closest('section')?.querySelector('[role=status]');
    expect(status).toHaveTextContent(
      /^Added 1 person\. 2 people in the group\.Left out, as already counted: 1 code\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Count them too' })).not.toBeInTheDocument();
  });

  test('who answered none of the picked policies is added, and the page says so', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}`);
    const status = () => field().closest('section')?.querySelector('[role=status]');
    const line = (words: string) => expect(within(status() as HTMLElement).getByText(words)).toBeVisible();
    const none = (who: string) => `Without an answer to any of these policies: ${who}.`;
    await paste(user, code({ '1': 'yes' }));
    expect(await people('1 person')).toBeVisible();
    line(none('1 person'));
    const club = encodeGroup([{ '3': 'no' }, { '2': 'yes' }, { '5': 'no' }]);
    await paste(user, `${code({ '1': 'yes' })} ${club}`);
    expect(await people('4 people')).toBeVisible();
    line(none('2 people'));
    await user.click(button('Count them too'));
    expect(await people('5 people')).toBeVisible();
    line(none('1 person'));
    await paste(user, code({ '1': 'no', '2': 'no' }));
    expect(await people('6 people')).toBeVisible();
    expect(status()).toHaveTextContent(/^Added 1 person\. 6 people in the group\.$/);
  });

  test('table, list and wall hold the picked policies alone, also one that nobody answered', async () => {
    const others: Votes = { '1': 'no', '2': 'yes', '7': 'no' };
    const { user } = await renderPart(<Group />, `/group#${picked}.${encodeGroup([others, others, others])}`);
    await people('3 people');
    const names = [
      'Student Loan Forgiveness',
      'Federal Minimum Wage Increase',
      'Affordable Housing Initiative',
    ];
    expect(titles(screen.getByRole('table'))).toEqual(names);
    expect(screen.getByText('Most agreement').closest('section')).not.toHaveTextContent('Universal');
    await user.click(button('Show the list'));
    expect(button('Take out one person who said: 2 Yes, 7 No')).toBeVisible();
    await user.click(button('Present on a screen'));
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    const tiles = () =>
      within(wall.getByRole('list', { name: 'The policies in order' })).getAllByRole('button');
    expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual(names);
    await user.click(wall.getByRole('button', { name: 'Affordable Housing Initiative' }));
    expect(wall.getByText('Policy 3 of 3')).toBeVisible();
    expect(tiles().map((tile) => tile.getAttribute('aria-current'))).toEqual([null, null, 'step']);
    await user.click(wall.getByRole('button', { name: 'Show the result' }));
    expect(wall.getAllByRole('definition').map((each) => each.textContent)).toEqual(['0 ', '0 ', '0 ']);
  });

  test('one’s own answers come in without those to other policies', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}`, { preloaded: answered });
    await user.click(button('Add my own answers'));
    expect(await people('1 person')).toBeVisible();
    expect(link()).toBe(`http://localhost/group#${picked}.${encodeGroup([{ '2': 'no' }])}`);
  });

  test('policies that can’t be read are told, and the group beside them is shown', async () => {
    await renderPart(<Group />, `/group#${picked.slice(0, -1)}.${encodeGroup(group)}`);
    expect(await people('3 people')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The policies of the class can’t be read/);
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(policyIds.length);
  });

  test('a link of the class that was cut short is called that, and not no link of ours', async () => {
    await renderPart(<Group />, `/group#${picked.slice(0, -1)}`);
    const alert = await screen.findByText(/^The policies of the class can’t be read/);
    expect(alert).toHaveTextContent(/Please pick them again\.$/);
  });

  test('without phones, the page says at once what to do, offers no code, prints letter and cards, and is remembered', async () => {
    const { user } = await renderApp('/group');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(button('Without phones'));
    expect(screen.getByText(/^Print the letter to parents and send it/)).toBeVisible();
    await user.click(box('Student Loan Forgiveness'));
    await user.click(box('Federal Minimum Wage Increase'));
    await user.click(await screen.findByRole('button', { name: 'Print the letter to parents' }));
    expect(print).toHaveBeenCalledTimes(1);
    const letter = document.querySelector('[data-print-alone]');
    expect(letter).toHaveTextContent(
      /^A letter to parents.*On \(date\) our class.*nobody writes an answer down/,
    );
    expect(letter).toHaveTextContent(/http:\/\/localhost\/surveysTeacher: \(name\)$/);
    fireEvent(window, new Event('afterprint'));
    await user.click(button('Print the cards'));
    expect(document.querySelector('[data-print-alone]')).toHaveTextContent('Pros');
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-print-alone]')).toBeNull();
    expect(classLink()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'Education' }));
    await screen.findByRole('heading', { level: 1, name: 'Understanding Legislation' });
    history.back();
    expect(await screen.findByRole('button', { name: 'Without phones' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the sheet for the lesson carries the class’s code, and asks for the policies while there are none', async () => {
    const { user } = await renderPart(<Group />, '/group');
    await user.click(button('Show the lesson guide'));
    expect(await screen.findByText(/^Pick the policies for your class/)).toBeVisible();
    await user.click(box('Student Loan Forgiveness'));
    await user.click(box('Federal Minimum Wage Increase'));
    expect(await screen.findByRole('img', { name: 'QR code of your class’s policies' })).toBeVisible();
    // On the sheet and in the letter, which parents get without the sheet.
    const addresses = screen.getAllByText(new RegExp(`/class#${encodeClass(['2', '7'])}$`));
    expect(addresses).toHaveLength(2);
    for (const address of addresses) expect(address).toBeVisible();
  });
});
