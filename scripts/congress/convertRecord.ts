import * as v from 'valibot';
import { parse } from 'yaml';
import type { CongressData, MemberOfCongress } from '../../src/content/congressTypes';
import { positions } from '../../src/content/recordTypes';
import type { CongressRecord, Position, RecordOfMember } from '../../src/content/recordTypes';
import { chamberOfVote, isOnSubject, rollCallIds, rollCalls } from '../../src/content/rollCalls';
import type { RollCallId } from '../../src/content/rollCalls';
import { statesInCongress } from '../../src/content/statesInCongress';
import { check } from './convertCongress';

/** A vote as it was published, without names and parties: House ids are those of the Biographical Directory, Senate ids are LIS's. */
export interface OfficialVote {
  readonly day: string;
  readonly source: string;
  readonly yea: readonly string[];
  readonly nay: readonly string[];
  readonly present: readonly string[];
  readonly notVoting: readonly string[];
}

export type OfficialVotes = Readonly<Record<RollCallId, OfficialVote>>;

/** `scripts/congress/rollCalls.json` */
export interface StoredVotes {
  /** By LIS id, the id in `congress.json` of each listed member who is or was a senator. */
  readonly senateIds: Readonly<Record<string, string>>;
  /** Of everybody who voted: whom the site does not list today may come back. */
  readonly votes: OfficialVotes;
}

const voters = v.optional(v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z]\d+$/)) })), []);

const voteSchema = v.object({
  chamber: v.picklist(['h', 's']),
  congress: v.number(),
  number: v.number(),
  session: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  date: v.pipe(v.string(), v.isoTimestamp()),
  source_url: v.pipe(v.string(), v.regex(/^https?:\/\/(clerk\.house|www\.senate)\.gov\//)),
  // The House says Aye and No in some votes. Any other word would be a position that nobody has looked at.
  votes: v.strictObject({
    Yea: voters,
    Aye: voters,
    Nay: voters,
    No: voters,
    Present: voters,
    'Not Voting': voters,
  }),
});

/**
 * @param name of the file, such as `117-2021-h75.json`. @param text one vote of the public dataset
 * `Hear-Ye/congress-data` (CC0), which is made from clerk.house.gov and senate.gov.
 * @throws an `Error` that names the file and what is wrong with it.
 */
export function readVote(name: string, text: string): OfficialVote {
  const vote = check(name, voteSchema, JSON.parse(text));
  const id = `${vote.congress}-${vote.session}-${vote.chamber}${vote.number}`;
  if (`${id}.json` !== name) throw new Error(`${name} holds another vote: ${id}.`);
  const ids = (...lists: readonly (readonly { readonly id: string }[])[]) =>
    lists.flatMap((list) => list.map((voter) => voter.id)).sort();
  const { Yea, Aye, Nay, No, Present, 'Not Voting': notVoting } = vote.votes;
  const all = ids(Yea, Aye, Nay, No, Present, notVoting);
  const twice = all.find((each, place) => all.indexOf(each) !== place);
  if (twice) throw new Error(`${name} lists ${twice} twice.`);
  return {
    // The hour carries Washington's offset, so its date is Washington's.
    day: vote.date.slice(0, 10),
    source: vote.source_url,
    yea: ids(Yea, Aye),
    nay: ids(Nay, No),
    present: ids(Present),
    notVoting: ids(notVoting),
  };
}

/**
 * @param read gives the text of a file of votes by its name; nothing if there is no such file.
 * @throws an `Error` that names the votes without a file.
 */
export function readVotes(read: (name: string) => string | undefined): OfficialVotes {
  const found = rollCallIds.map((id) => [id, read(`${id}.json`)] as const);
  const missing = found.filter(([, text]) => text === undefined).map(([id]) => id);
  if (missing.length > 0) throw new Error(`There is no file of: ${missing.join(', ')}.`);
  return Object.fromEntries(
    found.map(([id, text]) => [id, readVote(`${id}.json`, text ?? '')]),
  ) as OfficialVotes;
}

/** @returns a sentence for each vote whose day or tally is another one than `src/content/rollCalls.ts` says. */
export function faultsOfVotes(votes: OfficialVotes): readonly string[] {
  return rollCallIds.flatMap((id) => {
    const { day, yeas, nays } = rollCalls[id];
    const { day: officialDay, yea, nay } = votes[id];
    const [here, there] = [`${day} ${yeas}-${nays}`, `${officialDay} ${yea.length}-${nay.length}`];
    return here === there ? [] : [`${id}: ${there} in the record, ${here} in src/content/rollCalls.ts.`];
  });
}

const day = v.pipe(v.string(), v.isoDate());

const peopleSchema = v.array(
  v.object({
    id: v.object({ bioguide: v.string(), lis: v.optional(v.string()) }),
    terms: v.array(v.object({ type: v.picklist(['sen', 'rep']), start: day, end: day, state: v.string() })),
  }),
);

const officesSchema = v.array(
  v.object({
    id: v.object({ bioguide: v.string() }),
    offices: v.array(v.object({ city: v.string(), state: v.string(), phone: v.optional(v.unknown()) })),
  }),
);

const phone = v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/));

type Person = v.InferOutput<typeof peopleSchema>[number];

const withoutFloorVote = new Set(
  Object.values(statesInCongress).flatMap(({ postalCode, senators }) => (senators === 0 ? [postalCode] : [])),
);

/**
 * @param files of the dataset that `convertCongress` reads, too: the members with all their terms, and local offices.
 * @param members those the site lists.
 * @returns how each of them voted and their local offices; and a sentence for what a person should look at.
 * @throws an `Error` if a vote lists somebody on a day on which that person did not sit there: the ids are mixed up.
 */
export function convertRecord(
  files: Readonly<Record<'legislators-current.yaml' | 'legislators-district-offices.yaml', string>>,
  votes: OfficialVotes,
  { members }: Pick<CongressData, 'members'>,
): {
  readonly record: CongressRecord;
  readonly senateIds: StoredVotes['senateIds'];
  readonly toLookAt: readonly string[];
} {
  const toLookAt: string[] = [];
  const people = read('legislators-current.yaml', peopleSchema);
  const offices = read('legislators-district-offices.yaml', officesSchema);

  function read<Schema extends v.GenericSchema>(file: keyof typeof files, schema: Schema) {
    return check(file, schema, parse(files[file]));
  }

  const personOf = new Map(people.map((person) => [person.id.bioguide, person]));
  const officesOf = new Map(offices.map((each) => [each.id.bioguide, each.offices]));
  const shown = rollCallIds.filter(isOnSubject);

  const records = members.map((member): RecordOfMember => {
    const { id, name, state } = member;
    const person = personOf.get(id) ?? personByHand(member);
    if (!person) throw new Error(`legislators-current.yaml: ${name}, ${id}, is not in it.`);
    const votesOf = shown.map((vote) => {
      const position = positionOf(person, vote, votes[vote]);
      if (position === 'sat')
        toLookAt.push(`${name}: sat in the chamber of ${vote} and is not in its record. The page says so.`);
      return letterOf(position);
    });
    return { id, votes: votesOf.join(''), offices: localOffices(name, state, officesOf.get(id) ?? []) };
  });

  function localOffices(
    name: string,
    state: string,
    all: v.InferOutput<typeof officesSchema>[number]['offices'],
  ) {
    const found = all
      .flatMap((office) => {
        const number = v.safeParse(phone, office.phone);
        if (number.success && office.state === state) return [[office.city, number.output] as const];
        toLookAt.push(
          `${name}, office in ${office.city}, ${office.state}: ${number.success ? 'another state' : 'no phone number'}.`,
        );
        return [];
      })
      .sort(([a, first], [b, second]) => a.localeCompare(b, 'en') || first.localeCompare(second));
    // Some are listed twice, as two rooms of one house.
    return found.filter(
      ([city, number], place) => place === found.findIndex((each) => each[0] === city && each[1] === number),
    );
  }

  for (const { id } of offices)
    if (!records.some((record) => record.id === id.bioguide))
      toLookAt.push(`${id.bioguide}: has local offices and is not among the members.`);
  const senateIds = Object.fromEntries(
    members.flatMap(({ id }) => {
      const lis = personOf.get(id)?.id.lis;
      return lis ? [[lis, id] as const] : [];
    }),
  );
  return { record: { rollCalls: shown, members: records }, senateIds, toLookAt };
}

/** A member added by hand has the one term of which the day is known. */
function personByHand({ id, state, district, since, end }: MemberOfCongress): Person | undefined {
  const type = district === undefined ? 'sen' : 'rep';
  return since === undefined
    ? undefined
    : { id: { bioguide: id }, terms: [{ type, start: since, end, state }] };
}

function letterOf(position: Position): string {
  return Object.entries(positions).find(([, name]) => name === position)?.[0] ?? '';
}

function positionOf({ id, terms }: Person, vote: RollCallId, official: OfficialVote): Position {
  const type = chamberOfVote(vote) === 'house' ? 'rep' : 'sen';
  const own = type === 'rep' ? id.bioguide : id.lis;
  const term = terms.find(
    (each) => each.type === type && each.start <= official.day && official.day < each.end,
  );
  const said = (['yea', 'nay', 'present', 'notVoting'] as const).find((name) =>
    official[name].some((each) => each === own),
  );
  if (said && !term)
    throw new Error(`${vote} lists ${id.bioguide}, who did not sit there on ${official.day}.`);
  if (said) return said;
  if (!term) return 'elsewhere';
  return withoutFloorVote.has(term.state) ? 'delegate' : 'sat';
}

/** @returns what a person who renews the data should look at: votes and local offices that came, went or changed. */
export function compareRecord(before: CongressRecord | null, after: CongressRecord): string {
  const [was, is] = [before?.rollCalls ?? [], after.rollCalls];
  const old = new Map(before?.members.map((member) => [member.id, member]));
  const linesOf = ({ id, offices }: RecordOfMember) =>
    offices.map(([city, number]) => `${id} ${city} ${number}`);
  const officesBefore = new Set(before?.members.flatMap(linesOf));
  const officesNow = new Set(after.members.flatMap(linesOf));
  const moved = after.members.filter((member) => {
    const known = old.get(member.id);
    return (
      known &&
      is.some((vote, place) => was.includes(vote) && known.votes[was.indexOf(vote)] !== member.votes[place])
    );
  });
  const none = after.members.filter(({ offices }) => offices.length === 0);
  return [
    `${is.length} votes by member: ${is.filter((id) => !was.includes(id)).length} came, ${was.filter((id) => !is.includes(id)).length} went.`,
    `${moved.length} members whose recorded vote changed.${moved.map(({ id }) => `\n  ${id}`).join('')}`,
    `${officesNow.size} local offices: ${[...officesNow].filter((each) => !officesBefore.has(each)).length} came, ${[...officesBefore].filter((each) => !officesNow.has(each)).length} went.`,
    `${none.length} members without a local office.${none.map(({ id }) => `\n  ${id}`).join('')}`,
  ].join('\n');
}
