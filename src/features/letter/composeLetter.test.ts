import { beforeAll, describe, expect, test } from '@jest/globals';
import { argumentLabels } from 'words/argumentLabels';
import { letterFrame } from 'words/letterFrame';
import { letterDrafts } from 'words/letters/letterDrafts';
import { composeCall, composeLetter, pointsFor, subjectOf } from './composeLetter';
import type { LetterParts } from './composeLetter';
import { layOutLetter } from './layOutLetter';
import { mailtoLink } from './mailtoLink';
import { officeOf } from './seats';
import { noSender } from './senderSlice';

let plain: LetterParts;
beforeAll(async () => {
  const draft = await letterDrafts['5']();
  plain = {
    draft,
    frame: letterFrame,
    answer: 'yes',
    to: { office: 'senator' },
    sender: noSender,
    reason: '',
    points: [],
    story: '',
  };
});

const ana = { name: ' Ana Ruiz ', street: '12 Main Street', city: 'Austin', state: 'TX', zip: '78701' };

describe('A letter', () => {
  test('needs nothing of its writer', () => {
    expect(composeLetter(plain)).toBe(
      [
        'Dear Senator,',
        'I am your constituent.',
        'I ask you to support a federal tax on carbon. Please work for a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would give people and firms a reason to use less, and let each choose how.',
        'Please tell me where you stand. Thank you for your time.',
        'Sincerely,',
      ].join('\n\n'),
    );
  });

  test('names a bill that Congress still has before it, in writing and on the phone', () => {
    expect(composeLetter({ ...plain, bill: 'H.R. 1' })).toContain(
      'and let each choose how. One bill on this is H.R. 1.\n\n',
    );
    expect(composeCall({ ...plain, bill: 'H.R. 1' })).toContain(
      'I ask your office to take the same position. One bill on this is H.R. 1.',
    );
  });

  test('says on which part of the policy a bill is, where it is not on the whole', async () => {
    const veterans = { ...plain, draft: await letterDrafts['10'](), bill: 'S. 275' };
    expect(composeLetter(veterans)).toContain(
      'VA could then no longer change those rules by itself. One bill on private care is S. 275.\n\n',
    );
    expect(composeCall(veterans)).toContain(
      'I ask your office to take the same position. One bill on private care is S. 275.',
    );
  });

  test('names a bill right after what is asked for, before the writer’s own words and the other side', () => {
    const labels = argumentLabels;
    const changes = { against: 'b', far: 'changes', wish: 'give it back' } as const;
    const yes = { ...plain, bill: 'H.R. 1', labels, why: changes };
    expect(composeLetter({ ...yes, to: { office: 'delegate' } })).toContain(
      'for each ton of carbon dioxide from coal, oil and gas. It would give people and firms a reason to use less, and let each choose how. One bill on this is H.R. 1. This is what should change: give it back. I know that your office cannot vote',
    );
    expect(composeCall(yes)).toContain(
      'I ask your office to take the same position. One bill on this is H.R. 1. This is what should change: give it back. I have also heard',
    );
    const undecided = {
      ...yes,
      answer: 'undecided',
      why: { for: 'c', against: 'b', wish: 'Who pays?' },
    } as const;
    expect(composeLetter(undecided)).toMatch(
      /Please tell me where you stand on [^.]+\. One bill on this is H\.R\. 1\. This is what I still want to know: Who pays\?/,
    );
    expect(composeCall(undecided)).toContain(
      'my mind about a federal tax on carbon. One bill on this is H.R. 1. What convinces me most in favor:',
    );
  });

  test('names no bill where the policy does not go far enough: it would be taken for the one asked for', () => {
    const no = { ...plain, answer: 'no', bill: 'H.R. 1' } as const;
    for (const compose of [composeLetter, composeCall]) {
      expect(compose({ ...no, why: { far: 'notEnough', wish: 'Steel, too!' } })).not.toContain('H.R. 1');
      expect(compose({ ...no, why: { far: 'tooFar' } })).toContain('One bill on this is H.R. 1.');
    }
  });

  test('greets whom it goes to', () => {
    expect(composeLetter({ ...plain, to: { office: 'representative' } })).toMatch(/^Dear Representative,\n/);
  });

  test('says who writes, why, what is quoted and what the writer has seen, in prose', () => {
    const letter = composeLetter({
      ...plain,
      answer: 'no',
      sender: ana,
      reason: 'I drive 40 miles to work\n',
      points: [4, 0],
      story: ' There is no bus here! ',
    });
    const parts = letter.split('\n\n');
    expect(parts[1]).toBe('My name is Ana Ruiz, and I live in Austin, TX. I am your constituent.');
    expect(parts[2]).toMatch(/^I ask you to oppose a federal tax on carbon\. Please work against /);
    const [first = '', , , , last = ''] = pointsFor(plain.draft, 'no');
    expect(parts[3]).toBe(`Here is why I see it this way. I drive 40 miles to work. ${first} ${last}`);
    expect(parts[4]).toBe('There is no bus here!');
    expect(parts.at(-1)).toBe('Sincerely,\nAna Ruiz\n12 Main Street\nAustin, TX 78701');
    expect(letter).not.toContain('•');
  });

  test('asks for an explanation when its writer is undecided, and keeps the two sides apart', () => {
    const { draft } = plain;
    const firstAgainst = draft.points.yes.length;
    const letter = composeLetter({ ...plain, answer: 'undecided', points: [firstAgainst, 0] });
    expect(letter).toContain(
      'I have not made up my mind about a federal tax on carbon. Please tell me where',
    );
    const [pro = '', con = ''] = [draft.points.yes[0], draft.points.no[0]];
    expect(letter).toContain(
      `Here is what I am weighing. I see reasons in favor. ${pro} I see reasons against. ${con}\n`,
    );
    expect(composeLetter({ ...plain, answer: 'undecided', points: [0] })).not.toContain('reasons against');
    expect(subjectOf(draft, 'undecided')).toBe('Where do you stand on a federal tax on carbon?');
  });

  test('says nothing that is not in the list', () => {
    expect(composeLetter({ ...plain, points: [7, -1, 0.5] })).toBe(composeLetter(plain));
  });

  test.each([
    [{ ...noSender, name: 'Ana' }, 'My name is Ana. I am'],
    [{ ...noSender, zip: '78701' }, 'I live in ZIP code 78701. I am'],
    [{ ...noSender, city: 'Austin', zip: '  ' }, 'I live in Austin. I am'],
    [{ ...noSender, street: '12 Main Street' }, ''],
  ])('introduces its writer with no more than is known: %j', (sender, words) => {
    expect(composeLetter({ ...plain, sender })).toContain(words || 'Dear Senator,\n\nI am');
    expect(composeCall({ ...plain, sender })).toContain(`Hello. ${words || 'I am'}`);
  });
});

test('A name or place that ends in a period ends its sentence with that one', () => {
  const letterOf = (name: string, city: string, state = '') =>
    composeLetter({ ...plain, sender: { name, city, state, zip: '' } });
  for (const [name, city, state] of [
    ['John Smith Jr.', '', ''],
    ['', 'Washington, D.C.', 'DC'],
    ['John Smith Jr.', 'Washington, D.C.', 'DC'],
    ['John Smith Jr.', 'St. Louis', 'MO'],
  ] as const) {
    const member = {
      id: 'S1',
      name: 'Al Lee Jr.',
      last: 'Lee Jr.',
      state: 'WA',
      end: '2031-01-03',
      asOf: '2026-07-15',
    };
    const sender = { name, city, state, zip: '' };
    const parts = { ...plain, sender, to: { office: 'senator', member } } as const;
    for (const text of [composeLetter(parts), composeCall(parts)]) expect(text).not.toContain('..');
  }
  expect(letterOf('', 'Washington, D.C.', 'DC')).toContain('I live in Washington, D.C. I am');
  expect(letterOf('Ana...', '')).toContain('My name is Ana... I am');
});

describe('To a member of Congress by name', () => {
  const senator = {
    id: 'S1',
    name: 'Maria E. Lopez',
    last: 'Lopez',
    state: 'TX',
    end: '2031-01-03',
    asOf: '2026-07-15',
    office: '511 Hart Senate Office Building',
    zip: '20510',
  };
  const inHouse = { ...senator, district: 0, office: '2 Cannon House Office Building', zip: '20515-0201' };

  test.each([
    [senator, 'Dear Senator Lopez,', 'Senator Lopez.'],
    [inHouse, 'Dear Representative Lopez,', 'Representative Lopez.'],
    [{ ...inHouse, state: 'GU' }, 'Dear Delegate Lopez,', 'Delegate Lopez.'],
    [{ ...inHouse, state: 'PR' }, 'Dear Resident Commissioner Lopez,', 'Resident Commissioner Lopez.'],
  ])('letter and call name office and last name', (member, salutation, asked) => {
    expect(composeLetter({ ...plain, to: { office: officeOf(member), member } }).split('\n')[0]).toBe(
      salutation,
    );
    expect(composeCall({ ...plain, to: { office: officeOf(member), member } })).toContain(
      `Hello. I have a message for ${asked}`,
    );
  });

  test('the address on paper has name, office, chamber and its own ZIP code', () => {
    const parts = { ...plain, date: 'May 1, 2026', subject: 'Subject: x', text: 'x' };
    expect(layOutLetter({ ...parts, to: { office: 'senator', member: senator } }).at(-3)).toBe(
      'The Honorable Maria E. Lopez\n511 Hart Senate Office Building\nUnited States Senate\nWashington, DC 20510',
    );
    const house = layOutLetter({ ...parts, to: { office: 'representative', member: inHouse } }).at(-3);
    expect(house).toMatch(
      /2 Cannon House Office Building\nUnited States House of Representatives\nWashington, DC 20515-0201$/,
    );
    const { id, name, last, state, end, asOf, district } = inHouse;
    const newcomer = { id, name, last, state, end, asOf, district };
    const withoutOffice = layOutLetter({
      ...parts,
      to: { office: 'representative', member: newcomer },
    }).at(-3);
    expect(withoutOffice).toBe(
      'The Honorable Maria E. Lopez\nUnited States House of Representatives\nWashington, DC 20515',
    );
  });
});

describe('A call', () => {
  test('gives one reason, the first that was chosen', () => {
    const [, second = ''] = pointsFor(plain.draft, 'yes');
    expect(composeCall({ ...plain, points: [3, 1] })).toContain(`position. ${second} Thank you`);
  });
});

describe('On paper, a letter', () => {
  const subject = 'Subject: Please support a federal tax on carbon';
  const date = 'November 22, 2026';

  test('has its parts where a business letter has them, and room to sign', () => {
    const parts = { ...plain, sender: ana };
    const paper = layOutLetter({ ...parts, date, subject, text: composeLetter(parts) });
    expect(paper.slice(0, 4)).toEqual([
      'Ana Ruiz\n12 Main Street\nAustin, TX 78701',
      date,
      'United States Senate\nWashington, DC 20510',
      subject,
    ]);
    expect(paper[4]).toMatch(/^Dear Senator,\n\n.*\n\nSincerely,\n\n\n\nAna Ruiz$/s);
  });

  test('has room to sign and no second address where the writer left a line break at its end', () => {
    const parts = { ...plain, sender: ana };
    const text = composeLetter(parts);
    const onPaper = (typed: string) => layOutLetter({ ...parts, date, subject, text: typed });
    expect(onPaper(`${text}\n \n`)).toEqual(onPaper(text));
  });

  test('keeps what was changed by hand as it is', () => {
    const text = 'Dear Jo,\n\nMine.\n\nLove, Ana';
    expect(layOutLetter({ ...plain, date, subject, text })).toEqual([
      date,
      'United States Senate\nWashington, DC 20510',
      subject,
      text,
    ]);
  });

  test('keeps recipient, subject and text last where the writer emptied the text', () => {
    const paper = layOutLetter({ ...plain, date, subject, text: '' });
    expect(paper.slice(-3)).toEqual(['United States Senate\nWashington, DC 20510', subject, '']);
  });
});

describe('A link for an email program', () => {
  test('carries subject and text exactly, with lines that end as mail wants them', () => {
    const link = mailtoLink('A & B = 100%?', 'Dear “Member”,\n\nJosé + Ana\n#1');
    expect(link).toMatch(/^mailto:\?subject=[^&]+&body=[^&\s]+$/);
    const { searchParams } = new URL(link ?? '');
    expect(searchParams.get('subject')).toBe('A & B = 100%?');
    expect(searchParams.get('body')).toBe('Dear “Member”,\r\n\r\nJosé + Ana\r\n#1');
    expect(link).not.toContain('+');
  });

  test('is not made for a text that would arrive cut short', () => {
    expect(mailtoLink('Subject', 'x'.repeat(1800))).not.toBeNull();
    expect(mailtoLink('Subject', 'x'.repeat(1900))).toBeNull();
    expect(mailtoLink('Subject', 'é'.repeat(400))).toBeNull();
  });

  test('survives half a character', () => {
    expect(mailtoLink('Subject', 'a\ud83d')).toContain(encodeURIComponent('a\ufffd'));
  });
});

describe('A letter of a writer who has said why', () => {
  const labels = argumentLabels;

  test('opens with their own point, names the strongest of the other side, and asks as far as they want', () => {
    const why = { for: 'c', against: 'b' };
    const letter = composeLetter({ ...plain, why: { ...why, far: 'asDescribed' } });
    expect(letter.split('\n\n').slice(2, 5)).toEqual([
      'My view on a federal tax on carbon rests above all on one point. Rebates can protect families: a small part of the money would cover what the poorest fifth pay as a group, a 2015 study found.',
      'I have read the case against it. This is its strongest point, to me. Drivers would feel it: at a rate found in 2017, $25 a ton would add about 22 cents to a gallon of gasoline. I take that seriously, and I still come down in favor.',
      'I ask you to support a federal tax on carbon, as it is proposed. Please work for a law that charges a set price for each ton of carbon dioxide from coal, oil and gas.',
    ]);
  });

  test.each([
    [
      'yes',
      { against: 'b', far: 'changes' },
      'coal, oil and gas, with changes that answer that concern. It would give',
    ],
    ['yes', { far: 'changes' }, 'I ask you to support a federal tax on carbon, but only with changes. '],
    [
      'yes',
      { for: 'c', against: 'b', far: 'changes', wish: 'give it back' },
      'coal, oil and gas. This is what should change: give it back.',
    ],
    ['yes', { far: 'changes', wish: 'give it back' }, ' This is what should change: give it back.'],
    ['no', { far: 'tooFar' }, 'I ask you to oppose a federal tax on carbon, because it goes too far. '],
    [
      'no',
      { far: 'notEnough', wish: 'Steel, too!' },
      'a federal tax on carbon as proposed, because it does not go far enough. I ask for a higher price, or other measures as well. Please work for a law that goes further. This is what is missing: Steel, too!',
    ],
    ['undecided', { wish: 'Who pays?' }, ' This is what I still want to know: Who pays?'],
    [
      'undecided',
      { for: 'c' },
      'about a federal tax on carbon. The point in favor that convinces me most is this one. Rebates',
    ],
  ] as const)('asks, after %s and %j, for what they want', (answer, why, asked) => {
    expect(composeLetter({ ...plain, answer, why })).toContain(asked);
  });

  test('says of the minimum wage, not of a concern, that it has not changed since 2009', async () => {
    const wage = {
      ...plain,
      draft: await letterDrafts['7'](),
      why: { against: 'b', far: 'changes' },
    } as const;
    expect(composeLetter(wage)).toContain(
      'that answer that concern. The minimum has not changed since 2009, while',
    );
  });

  test('say what they want before the point of the other side, where they have none of their own', () => {
    for (const why of [{ against: 'b' }, { against: 'b', far: 'changes' }] as const)
      expect(composeLetter({ ...plain, why }).split('\n\n')[2]).toMatch(
        /^I ask you to support a federal tax on carbon.* I have read the case against it\. .+ (?:I take that seriously, and I still come down in favor|I share that concern)\.$/,
      );
  });

  test('give a neutral subject to a No that asks for more, and no other', () => {
    const { draft } = plain;
    expect(subjectOf(draft, 'no', { far: 'notEnough' })).toBe(draft.ownSubject);
    for (const why of [undefined, { far: 'tooFar' }] as const)
      expect(subjectOf(draft, 'no', why)).toBe(draft.subject.no);
    expect(subjectOf(draft, 'yes', { far: 'notEnough' })).toBe(draft.subject.yes);
  });

  test('argues for the policy’s aim where the policy does not go far enough', () => {
    const why = { for: 'c', against: 'b', far: 'notEnough' } as const;
    expect(
      composeLetter({ ...plain, answer: 'no', why })
        .split('\n\n')
        .slice(2, 4),
    ).toEqual([
      expect.stringMatching(/one point\. Rebates can protect families/),
      expect.stringMatching(
        /^I have read the case against it\. .+ Drivers would feel it.+ That does not change my mind: I think the proposal does too little\.$/,
      ),
    ]);
  });

  test('gives checked arguments of the side that it is on', () => {
    const why = { far: 'notEnough' } as const;
    const [pro = ''] = pointsFor(plain.draft, 'yes');
    const no = { ...plain, answer: 'no', why, points: [0] } as const;
    expect(composeLetter(no)).toContain(`Here is why I see it this way. ${pro}\n`);
    expect(composeCall(no)).toContain(`other measures as well. ${pro} Thank you`);
  });

  test('shares the concern that the changes should answer, and none if they are others', () => {
    const why = { for: 'c', against: 'b', far: 'changes' } as const;
    expect(composeLetter({ ...plain, why })).toContain('to a gallon of gasoline. I share that concern.\n\n');
    expect(composeLetter({ ...plain, why: { ...why, wish: 'give it back' } })).toContain(
      'to a gallon of gasoline. I take that seriously, and I still come down in favor.\n\n',
    );
  });

  test('argues nothing that was said of another answer or that its card has not', () => {
    for (const why of [{ far: 'tooFar' }, { wish: 'x' }, { for: 'z' }, {}] as const) {
      expect(composeLetter({ ...plain, why })).toBe(composeLetter(plain));
      expect(composeCall({ ...plain, why, labels })).toBe(composeCall(plain));
    }
  });

  test('does not say a point twice that was also checked in the form', () => {
    const letter = composeLetter({ ...plain, why: { for: 'c' }, points: [1, 2] });
    expect(letter.split('Rebates can protect families')).toHaveLength(2);
    expect(letter).toContain('Here is why I see it this way. Without rebates');
  });

  test('is said on the phone in a few words', () => {
    expect(composeCall({ ...plain, why: { for: 'c', against: 'b', far: 'changes' }, labels })).toBe(
      'Hello. I am calling as a constituent. Please pass along that I support a federal tax on carbon, but only with changes. My main reason: rebates can protect families. I have also heard that drivers would pay more, and I ask for changes that answer that concern. Thank you.',
    );
    expect(
      composeCall({ ...plain, answer: 'no', why: { for: 'c', against: 'b', far: 'tooFar' }, labels }),
    ).toContain(
      'that I oppose a federal tax on carbon, because it goes too far. My main reason: drivers would pay more. I have also heard that rebates can protect families, and I still oppose it. Thank you',
    );
    expect(
      composeCall({
        ...plain,
        answer: 'undecided',
        why: { for: 'c', against: 'b', wish: 'Who pays?' },
        labels,
      }),
    ).toContain(
      'I have not made up my mind about a federal tax on carbon. What convinces me most in favor: rebates can protect families. What worries me most: drivers would pay more. I would like to know where you stand, and why. This is what I still want to know: Who pays? Thank you',
    );
    const more = composeCall({ ...plain, answer: 'no', why: { against: 'b', far: 'notEnough' }, labels });
    expect(more).toContain(
      'Please pass along that I oppose a federal tax on carbon as proposed, because it does not go far enough. I ask for a higher price, or other measures as well. I have heard that drivers would pay more, and I still want to go further. Thank you',
    );
    const changes = { against: 'b', far: 'changes', wish: 'give it back' } as const;
    expect(composeCall({ ...plain, why: changes, labels })).toContain(
      'I support a federal tax on carbon, but only with changes. I ask your office to take the same position. This is what should change: give it back. I have also heard that drivers would pay more, and I still support it. Thank you',
    );
  });

  test('keeps the capital letter of a name on the phone', async () => {
    const veterans = { ...plain, draft: await letterDrafts['10'](), why: { for: 'f' } } as const;
    expect(composeCall({ ...veterans, labels })).toContain('VA’s waits are long');
  });
});
