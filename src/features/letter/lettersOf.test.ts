import { beforeAll, describe, expect, test } from '@jest/globals';
import { letterFrame } from 'words/letterFrame';
import { letterDrafts } from 'words/letters/letterDrafts';
import { officeDrafts, officeTemplate } from 'words/letters/officeDrafts';
import type { CongressData, MemberOfCongress } from '../../content/congressTypes';
import congress from '../../content/congress.json';
import { modelBills } from '../../content/modelBills';
import type { Answer } from '../../content/answerIds';
import { fc } from '../../test/fastCheck';
import type { Reason } from '../answers/reasons';
import { layOutLetter } from './layOutLetter';
import { lettersOf } from './lettersOf';
import type { InLanguage, MentionOf, Version } from './lettersOf';
import {
  letterEdited,
  letterReducer,
  memberChosen,
  persistedLetter,
  recipientChosen,
  selectWritten,
  senderTyped,
  startedOver,
  textKept,
  untouched,
  versionBroughtBack,
  voteMentioned,
} from './letterSlice';
import { mailtoLink } from './mailtoLink';
import { mentionable, mentionOf as recorded, votesOf } from './recordOfMember';
import { addresseeSentences } from './ownText';
import type { AboutAddressee, OwnText } from './ownText';
import { districtsOf, seatsOf } from './seats';
import { persistedSender, senderReducer, senderRemembered } from './senderSlice';
import type { Sender } from './senderSlice';
import { stateIds } from '../../content/stateIds';
import { stateOf, statesInCongress } from '../../content/statesInCongress';
import { senderOf } from './useSender';

/*
 * Who is written to: over every pair of recipients, in states of each kind, with the letter as it is made and as it was
 * changed, after a reload, after another tab and after a restored file. Whatever the order, greeting, address, call and
 * email name one person, who represents the writer's state and district today; or nobody. `lettersOf.es.test.ts` runs
 * the same in Spanish, where each letter is two.
 */

const today = '2026-11-23';
/** No last name is part of another, of a word in a letter or of a sender's. */
const member = (state: string, last: string, more: Partial<MemberOfCongress> = {}): MemberOfCongress => ({
  id: `${state}-${last}`,
  name: `Ada ${last}`,
  last,
  state,
  end: '2029-01-03',
  phone: '202-224-0000',
  office: `${last} Building`,
  zip: '20510',
  ...more,
});

const data: CongressData = {
  asOf: '2026-11-01',
  source: '',
  license: '',
  members: [
    // Two senators, several districts, of which the second is vacant.
    member('WA', 'Quillby'),
    member('WA', 'Rastelli', { name: 'Ada Rastelli, Jr.' }),
    member('WA', 'Tumbrel', { district: 1 }),
    member('WA', 'Vexler', { district: 3 }),
    // One vacant seat in the Senate.
    member('TX', 'Wimpole'),
    member('TX', 'Yardley', { district: 1 }),
    // Both senators' terms and that of the representative of the first district are over.
    member('OH', 'Zabriski', { end: '2026-11-03' }),
    member('OH', 'Oxnard', { end: today }),
    member('OH', 'Ibarrola', { district: 1, end: '2026-11-03' }),
    // At large.
    member('WY', 'Kettering'),
    member('WY', 'Lundgard'),
    member('WY', 'Norquay', { district: 0 }),
    // Without senators.
    member('DC', 'Fanshawe', { district: 0 }),
    member('PR', 'Gallardo', { district: 0 }),
    member('GU', 'Humbert', { district: 0, end: '2026-11-03' }),
  ],
};
const places: readonly Pick<Sender, 'state' | 'district'>[] = [
  {},
  { state: 'WA', district: 1 },
  { state: 'WA', district: 2 },
  { state: 'TX', district: 1 },
  { state: 'OH', district: 1 },
  { state: 'WY' },
  { state: 'DC' },
  { state: 'PR' },
  { state: 'CA', district: 12 },
];
type Place = Pick<Sender, 'state' | 'district'>;
const sender = { name: 'Ana Ruiz', city: 'Springfield', zip: '' };

type Choice = MemberOfCongress | 'senator' | 'representative';
const people = ['Quillby', 'Rastelli', 'Tumbrel', 'Wimpole', 'Zabriski', 'Norquay', 'Fanshawe'].flatMap(
  (last) => data.members.filter((each) => each.last === last),
);
const choices: readonly Choice[] = [...people, 'senator', 'representative'];
const choose = (choice: Choice) => {
  if (typeof choice === 'string') return recipientChosen(choice);
  return memberChosen({
    member: choice.id,
    recipient: choice.district === undefined ? 'senator' : 'representative',
  });
};
const nameOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.name);

type Action = Parameters<typeof letterReducer>[1];

/** Its bills are one in each chamber. */
const policyId = '10';

/** Everybody in the list voted but one. */
const mentionOf: MentionOf = (vote, _, whose) =>
  vote === null || !whose || whose.last === 'Tumbrel'
    ? undefined
    : { read: `Vi el voto de ${whose.last}.`, sent: `I saw the vote of ${whose.last}.` };

/** One tab with a letter, on English or on Spanish pages. Without a store, whose checks would take minutes here. */
class Tab {
  private letter = letterReducer(undefined, { type: '' });
  private remembered: Sender | null = null;
  answer: Answer = 'yes';
  why: Reason = {};

  constructor(place: Place) {
    this.do(senderTyped({ ...sender, ...place }));
    this.do(voteMentioned({ policyId, vote: 'a vote' }));
  }

  do(action: Action): void {
    this.letter = letterReducer(this.letter, action);
    ({ remembered: this.remembered } = senderReducer({ remembered: this.remembered }, action));
  }

  /** Another tab remembers a sender, or a file is restored: the value comes without an action of the letter's. */
  takeOver(remembered: Sender | null): void {
    this.remembered = persistedSender.read(remembered) ?? null;
  }

  look(list: 'there' | 'awaited' | 'lost' = 'there') {
    const written = selectWritten({ letter: this.letter });
    const signer = senderOf(written, this.remembered);
    const congress = { data: list === 'there' ? data : undefined, isLost: list === 'lost', today };
    const letters = lettersOf(written, signer, congress, this.answer, read, sent, mentionOf, this.why);
    return { signer, ...letters };
  }

  /** Types in the field of each version. */
  type(change: (text: string, about: AboutAddressee) => string, list?: 'awaited'): void {
    const { answer } = this;
    for (const { id, text, about, mention, far } of this.look(list).versions)
      this.do(letterEdited({ ...id, answer, about, mention, far, text: change(text, about) }));
  }

  keep(): void {
    const { answer } = this;
    for (const { id, about } of this.look().versions) this.do(textKept({ ...id, answer, about }));
  }

  startOver(): void {
    for (const { id } of this.look().versions) this.do(startedOver(id));
  }

  bringBack(): void {
    for (const { id } of this.look().versions) this.do(versionBroughtBack(id));
  }

  /** As the browser keeps a letter over a reload. @param unknown what an earlier page of this site did not store. */
  reload(unknown?: keyof OwnText): void {
    const stored = JSON.stringify(this.letter.written, (key, value: unknown) =>
      key === unknown ? undefined : value,
    );
    this.letter = { written: persistedLetter.read(JSON.parse(stored)) ?? null };
  }
}

/** @returns whom a text names, by last names; more than one if it contradicts itself. */
const namedIn = (text: string) =>
  data.members.filter(({ last }) => text.includes(last)).map(({ name }) => name);

/** Who may be named: whoever represents the place today. */
function mayName({ state = '', district }: Pick<Sender, 'state' | 'district'>) {
  const id = stateOf(state);
  if (!id) return [];
  const seats = seatsOf(data, id, district, today);
  return [...seats.senators, ...(seats.representative ? [seats.representative] : [])].map(({ name }) => name);
}

function outputsOf({ subject, text, call, frame }: Version, { to, signer }: ReturnType<Tab['look']>) {
  const paper = layOutLetter({ sender: signer, date: '', to, subject, text, frame });
  // Taken apart here, as jsdom's `URL` would take most of the time of these tests.
  const [, emailSubject = '', body = ''] =
    mailtoLink(subject, text)
      ?.split(/mailto:\?subject=|&body=/)
      .map(decodeURIComponent) ?? [];
  return {
    greeting: text.split('\n')[0] ?? '',
    address: paper.at(-3) ?? '',
    call,
    email: body,
    subject: emailSubject,
  };
}

/** @returns what is wrong with whom the letters of a tab name; empty if all is right. */
function wrongIn(tab: Tab, expected?: string | null): string[] {
  const look = tab.look();
  const { to, signer, versions } = look;
  const wanted = to.member ? [to.member.name] : [];
  const wrong: string[] = [];
  if (to.member && !mayName(signer).includes(to.member.name)) wrong.push(`${to.member.name} sits elsewhere`);
  if (expected !== undefined && (to.member?.name ?? null) !== expected)
    wrong.push(`${wanted.join()} is named`);
  for (const version of versions) {
    const { subject, address, ...outputs } = outputsOf(version, look);
    if (namedIn(subject).length > 0) wrong.push(`the subject names ${namedIn(subject).join()}`);
    for (const [place, words] of Object.entries({ ...outputs, address }))
      if (String(namedIn(words)) !== String(wanted))
        wrong.push(`the ${place} names ${namedIn(words).join()} instead of ${wanted.join()}`);
    const chamber = to.office === 'senator' ? 'United States Senate' : 'United States House';
    if (!address.includes(chamber)) wrong.push(`the address is not of the ${chamber}`);
    const { senator, representative } = modelBills[policyId]?.numbers ?? {};
    const [bill, other] = to.office === 'senator' ? [senator, representative] : [representative, senator];
    for (const [place, words] of Object.entries({ text: version.text, call: version.call })) {
      if (!words.includes(`${bill}.`) || words.includes(`${other}.`))
        wrong.push(`the ${place} gives ${other}`);
      if (words.includes(version.frame.withoutVote) && !/delegate|resident/.test(to.office))
        wrong.push(`the ${place} says that a ${to.office} has no vote`);
    }
    if (/\.\.(?!\.)/.test(outputs.call)) wrong.push(`two periods in ${outputs.call}`);
  }
  return wrong;
}

let read: InLanguage;
let sent: InLanguage | null = null;
beforeAll(async () => {
  read = { draft: await letterDrafts[policyId](), frame: letterFrame };
  const draft = await officeDrafts?.[policyId]();
  if (draft && officeTemplate) sent = { draft, frame: officeTemplate };
});

const edits: readonly (readonly [name: string, edit: (tab: Tab) => void])[] = [
  ['as it is made', () => undefined],
  ['with a word added', (tab) => tab.type((text) => `${text} PS`)],
  [
    'changed, started over and brought back',
    (tab) => {
      tab.type((text) => `${text} PS`);
      tab.startOver();
      tab.bringBack();
    },
  ],
];

test.each(edits)(
  'A letter %s names the second of every two who are chosen, if that is who represents the place',
  (_, edit) => {
    const wrong: string[] = [];
    for (const place of places)
      for (const first of choices)
        for (const second of choices) {
          const tab = new Tab(place);
          tab.do(choose(first));
          edit(tab);
          tab.do(choose(second));
          const expected = mayName(place).includes(nameOf(second)) ? nameOf(second) : null;
          const steps = `${JSON.stringify(place)}, ${nameOf(first)}, ${nameOf(second)}`;
          wrong.push(...wrongIn(tab, expected).map((each) => `${steps}: ${each}`));
        }
    expect(wrong.slice(0, 20)).toEqual([]);
  },
);

test.each(edits)(
  'A letter %s names nobody of another place, wherever its writer moves: here, in another tab or by a file',
  (_, edit) => {
    const wrong: string[] = [];
    for (const place of places)
      for (const chosen of people.filter(({ name }) => mayName(place).includes(name)))
        for (const next of places)
          for (const way of ['typed', 'remembered', 'elsewhere'] as const) {
            const tab = new Tab(place);
            if (way !== 'typed') tab.do(senderRemembered({ ...sender, ...place }));
            tab.do(choose(chosen));
            edit(tab);
            const moved = { ...sender, ...next };
            if (way === 'elsewhere') tab.takeOver(moved);
            else tab.do(way === 'typed' ? senderTyped(moved) : senderRemembered(moved));
            const steps = `${JSON.stringify(place)}, ${chosen.name}, ${way} ${JSON.stringify(next)}`;
            const expected = mayName(next).includes(chosen.name) ? chosen.name : null;
            wrong.push(...wrongIn(tab, expected).map((each) => `${steps}: ${each}`));
          }
    expect(wrong.slice(0, 20)).toEqual([]);
  },
);

test.each(edits)('A letter %s is to the same after a reload', (_, edit) => {
  for (const place of places)
    for (const chosen of choices) {
      const tab = new Tab(place);
      tab.do(choose(chosen));
      edit(tab);
      const before = tab.look();
      tab.reload();
      expect(tab.look()).toEqual(before);
    }
});

test('A letter names nobody while the list is not there, and whoever was chosen once it is', () => {
  for (const [, edit] of edits)
    for (const chosen of choices) {
      const tab = new Tab({ state: 'WA', district: 1 });
      tab.do(choose(chosen));
      edit(tab);
      const { to, versions } = tab.look('lost');
      expect(to.member).toBeUndefined();
      expect(versions.flatMap(({ text, call }) => namedIn(text + call))).toEqual([]);
      expect(wrongIn(tab)).toEqual([]);
    }
});

test('A letter changed by hand stays as it is until the list is there, also if more is typed meanwhile', () => {
  for (const chosen of people) {
    const tab = new Tab({ state: 'WA', district: 1 });
    tab.do(choose(chosen));
    for (const change of [
      (text: string) => `${text} More.`,
      (text: string, { greeting }: AboutAddressee) => text.replace(greeting, 'MINE'),
    ]) {
      tab.type(change);
      const before = tab.look().versions.map(({ text, isForAnother }) => [text, isForAnother]);
      const awaited = tab.look('awaited').versions;
      expect(awaited.map(({ text, isForAnother }) => [text, isForAnother])).toEqual(before);
      tab.type((text) => `${text} More.`, 'awaited');
      expect(tab.look().versions.map(({ text, isForAnother }) => [text, isForAnother])).toEqual(
        before.map(([text, isForAnother]) => [`${String(text)} More.`, isForAnother]),
      );
    }
  }
});

test.each(addresseeSentences)(
  'A letter whose %s was rewritten stays as it is, and asks once that says something else of who is chosen then',
  (name) => {
    const wrong: string[] = [];
    for (const place of [{}, { state: 'WA', district: 1 }, { state: 'DC' }])
      for (const first of choices)
        for (const second of choices) {
          const tab = new Tab(place);
          tab.do(choose(first));
          tab.type((text, about) => (about[name] ? text.replace(about[name], 'MINE') : text));
          const before = tab.look().versions;
          tab.do(choose(second));
          // More is typed further down: it answers no question.
          tab.type((text) => `${text} PS`);
          tab.reload();
          const after = tab.look().versions;
          tab.keep();
          const kept = tab.look().versions;
          const isRight = after.every(({ text, about, isForAnother }, at) => {
            const was = before[at]?.about[name] ?? '';
            return (
              before[at]?.isForAnother === false &&
              isForAnother === (was !== '' && was !== about[name]) &&
              (was === '' || /MINE.* PS$/s.test(text)) &&
              kept[at]?.text === text &&
              !kept[at].isForAnother
            );
          });
          if (!isRight) wrong.push(`${JSON.stringify(place)}, ${nameOf(first)}, ${nameOf(second)}`);
        }
    expect(wrong).toEqual([]);
  },
);

test('A letter that greets a member by hand asks nothing once that member is chosen, and follows the next', () => {
  const tab = new Tab({ state: 'WA', district: 1 });
  const [quillby, rastelli] = people;
  if (!quillby || !rastelli) throw new Error('Nobody to write to.');
  const greetings = () => tab.look().versions.map(({ about }) => about.greeting);
  tab.do(choose(quillby));
  const own = greetings();
  tab.do(choose('senator'));
  for (const [at, { id, text, about, mention, far }] of tab.look().versions.entries())
    tab.do(
      letterEdited({
        ...id,
        answer: tab.answer,
        about,
        mention,
        far,
        text: text.replace(about.greeting, own[at] ?? ''),
      }),
    );
  tab.do(choose(quillby));
  expect(tab.look().versions.map(({ isForAnother }) => isForAnother)).toEqual(own.map(() => false));
  tab.do(choose(rastelli));
  expect(tab.look().versions.map(({ isForAnother }) => isForAnother)).toEqual(own.map(() => true));
});

test('A pasted letter, in which nothing is ours, is as it was pasted whoever is chosen, and asks', () => {
  for (const first of choices)
    for (const second of choices) {
      const tab = new Tab({ state: 'WA', district: 1 });
      tab.do(choose(first));
      tab.type(() => 'A long first paragraph.\n\nAnother.');
      const before = tab.look().versions;
      tab.do(choose(second));
      for (const [at, { text, about, isForAnother }] of tab.look().versions.entries()) {
        expect(text).toBe('A long first paragraph.\n\nAnother.');
        expect(isForAnother).toBe(about.greeting !== before[at]?.about.greeting);
      }
    }
});

test('What an own letter says of a vote, of the floor or of a bill follows in the middle of what was typed', () => {
  const tab = new Tab({ state: 'WA', district: 1 });
  const [quillby, rastelli, tumbrel] = people;
  if (!quillby || !rastelli || !tumbrel) throw new Error('Nobody to write to.');
  tab.do(choose(quillby));
  tab.type((text, { saw }) => text.replace(saw, `Mine before. ${saw} Mine after.`));
  const told = () => tab.look().versions.map(({ text }) => /Mine before\..*Mine after\./.exec(text)?.[0]);
  const said = (last: string) =>
    tab.look().versions.map(({ about }) => `Mine before. ${about.saw} Mine after.${last}`);
  expect(told()).toEqual(said(''));
  tab.do(choose(rastelli));
  expect(told()).toEqual(said(''));
  expect(told().join()).toContain('Rastelli');
  // Another vote, chosen in the fields, is no change of a letter that was changed by hand; nobody's vote leaves.
  tab.do(voteMentioned({ policyId, vote: null }));
  expect(told().join()).toContain('Rastelli');
  tab.do(choose(tumbrel));
  for (const each of told()) expect(each).toBe('Mine before. Mine after.');
});

test('In every state, an own letter says of a vote what the record says of whom it is to, or nothing', () => {
  const real = { data: congress as CongressData, isLost: false, today };
  const wrong: string[] = [];
  let differing = 0;
  for (const state of stateIds) {
    const district = districtsOf(state)[0] ?? 0;
    const { senators, representative } = seatsOf(real.data, state, district, today);
    const members = [...senators, ...(representative ? [representative] : [])];
    const place = { ...sender, state: statesInCongress[state].postalCode, district };
    for (const first of members)
      for (const { id: vote, position } of mentionable(first.id, policyId)) {
        const written = (member: string, edited: OwnText | null = null) => {
          const draft = { ...untouched, mention: vote, edited };
          return {
            ...selectWritten({ letter: letterReducer(undefined, { type: '' }) }),
            member,
            byPolicy: { [policyId]: draft },
          };
        };
        const { text, about } = lettersOf(written(first.id), place, real, 'yes', read, null, recorded)
          .versions[0];
        const own = { text: `${text} PS`, about, answer: 'yes', mention: vote } as const;
        for (const { id } of members) {
          const letter = lettersOf(written(id, own), place, real, 'yes', read, null, recorded).versions[0];
          const said = recorded(
            vote,
            policyId,
            real.data.members.find((each) => each.id === id),
          )?.read;
          if (votesOf(id, policyId).some((each) => each.id === vote && each.position !== position))
            differing++;
          if (said ? !letter.text.includes(said) : letter.text.includes(about.saw))
            wrong.push(`${first.id}, ${id}, ${vote}`);
        }
      }
  }
  expect(wrong).toEqual([]);
  expect(differing).toBeGreaterThan(50);
});

test('What is typed in the field is what stands in it, whoever is chosen in between', () => {
  const line = fc.constantFrom('', 'Hi', 'Dear Senator,', 'Dear Senator Quillby,', 'Apreciable Ada Quillby:');
  const step = fc.oneof(
    fc.constantFrom(...choices).map((choice) => (tab: Tab) => tab.do(choose(choice))),
    fc.tuple(line, fc.constantFrom('', '\nMine', ' and all')).map(([first, rest]) => (tab: Tab) => {
      tab.type(() => first + rest);
      for (const { text } of tab.look().versions) expect(text).toBe(first + rest);
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const tab = new Tab({ state: 'WA', district: 1 });
      for (const each of steps) each(tab);
    }),
    { numRuns: 100 },
  );
});

test('Nobody without senators is offered one: the letter is to the delegate, and says that delegates have no vote', () => {
  for (const id of stateIds.filter((each) => statesInCongress[each].senators === 0))
    for (const choice of choices) {
      const { postalCode } = statesInCongress[id];
      const tab = new Tab({ state: postalCode });
      tab.do(choose(choice));
      const { to, versions } = tab.look();
      expect(to.office).toBe(postalCode === 'PR' ? 'residentCommissioner' : 'delegate');
      expect(districtsOf(id)).toEqual([0]);
      for (const { text, call, frame } of versions) {
        expect(text).toContain(frame.withoutVote);
        expect(call).toContain(frame.withoutVote);
        expect(text + call).not.toMatch(/Senat|Senad|representante:|Representative/);
      }
    }
  const { versions } = new Tab({ state: 'WA' }).look();
  for (const { text, frame } of versions) expect(text).not.toContain(frame.withoutVote);
});

describe('Whatever is answered since, an own letter', () => {
  const told = (tab: Tab) => tab.look().versions.map(({ subject, text }) => [subject, text]);

  test('keeps the neutral subject of a No that asks for more, though another answer was pressed by mistake', () => {
    const tab = new Tab({ state: 'WA' });
    [tab.answer, tab.why] = ['no', { far: 'notEnough' }];
    tab.type((text) => `${text} PS`);
    const before = told(tab);
    tab.why = {};
    tab.reload();
    expect(told(tab)).toEqual(before);
    expect(tab.look().versions[0].subject).toBe(read.draft.ownSubject);
    // More is typed: it is the same letter still.
    tab.type((text) => text);
    expect(told(tab)).toEqual(before);
  });

  test('keeps the subject of a No as it was, though more is said of it', () => {
    const tab = new Tab({ state: 'WA' });
    tab.answer = 'no';
    tab.type((text) => `${text} PS`);
    const before = told(tab);
    tab.why = { far: 'notEnough' };
    expect(told(tab)).toEqual(before);
    expect(tab.look().versions[0].subject).toBe(read.draft.subject.no);
  });

  test.each<[Answer, Reason]>([
    ['no', { far: 'notEnough' }],
    ['undecided', {}],
  ])('loses no sentence of ours to %s and %j, nor once it is kept', (answer, why) => {
    const tab = new Tab({ state: 'DC' });
    tab.type((text) => `${text} PS`);
    const texts = tab.look().versions.map(({ text }) => text);
    [tab.answer, tab.why] = [answer, why];
    expect(tab.look().versions.map(({ text }) => text)).toEqual(texts);
    tab.keep();
    expect(tab.look().versions.map(({ text }) => text)).toEqual(texts);
    tab.type((text) => `${text}S`);
    expect(tab.look().versions.map(({ text, isForAnother }) => [text, isForAnother])).toEqual(
      texts.map((text) => [`${text}S`, false]),
    );
  });

  test('that was stored before it told how far the policy was to go has the subject of what is said now', () => {
    const tab = new Tab({ state: 'WA' });
    tab.answer = 'no';
    tab.type(() => 'Mine');
    tab.reload('far');
    expect(tab.look().versions[0]).toMatchObject({ subject: read.draft.subject.no, text: 'Mine' });
    tab.why = { far: 'notEnough' };
    expect(tab.look().versions[0]).toMatchObject({ subject: read.draft.ownSubject, text: 'Mine' });
  });
});
