import * as v from 'valibot';
import { parse } from 'yaml';
import { committeeIds } from '../../src/content/committees';
import type { CommitteeId } from '../../src/content/committees';
import { isDay } from '../../src/lib/days';
import type { CongressData, MemberOfCongress, Seat } from '../../src/content/congressTypes';

const date = v.pipe(v.string(), v.isoDate());
const phone = v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/, 'expected a number such as 202-224-3441'));
const address = v.pipe(
  v.string(),
  v.regex(/^.+?,? Washington,? DC \d{5}(-\d{4})?$/, 'expected "… Washington DC 20510"'),
);
/** Some members' sites are listed with http; all of them answer on https. */
const site = v.pipe(
  v.string(),
  v.transform((address) => address.replace(/^http:/, 'https:')),
  v.url(),
  v.startsWith('https:'),
);

const termSchema = v.pipe(
  v.object({
    type: v.picklist(['sen', 'rep']),
    end: date,
    how: v.optional(v.string()),
    state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    district: v.optional(v.number()),
    phone: v.optional(v.unknown()),
    url: v.optional(v.unknown()),
    contact_form: v.optional(v.unknown()),
    address: v.optional(v.unknown()),
  }),
  v.check(
    ({ type, district }) => (type === 'rep') === (district !== undefined),
    'expected a district for a representative, and none for a senator',
  ),
);

const legislatorSchema = v.object({
  id: v.object({ bioguide: v.string() }),
  name: v.object({
    first: v.string(),
    last: v.string(),
    suffix: v.optional(v.string()),
    official_full: v.optional(v.string()),
  }),
  // The last term is the current one. Earlier ones may have another form.
  terms: v.pipe(
    v.array(v.unknown()),
    v.transform((terms) => terms.at(-1)),
    termSchema,
  ),
});

const committeeSchema = v.object({ thomas_id: v.string(), name: v.string() });

const seatTitles: Readonly<Record<string, Seat>> = {
  Chair: 'chair',
  Chairman: 'chair',
  Chairwoman: 'chair',
  'Vice Chair': 'viceChair',
  'Vice Chairman': 'viceChair',
  'Ranking Member': 'ranking',
};

const seatSchema = v.object({
  bioguide: v.string(),
  title: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (title) => title in seatTitles,
        'expected a title that scripts/congress/convertCongress.ts knows',
      ),
    ),
  ),
});

/** What is known of a member whom the dataset does not have yet: `scripts/congress/membersByHand.json`. */
const byHandSchema = v.strictObject({
  source: v.pipe(v.string(), v.url()),
  asOf: date,
  members: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      last: v.string(),
      state: v.string(),
      district: v.exactOptional(v.number()),
      since: date,
      end: date,
    }),
  ),
});

/** The three files of the dataset and the members added by hand, as text. */
export interface CongressFiles {
  readonly 'legislators-current.yaml': string;
  readonly 'committees-current.yaml': string;
  readonly 'committee-membership-current.yaml': string;
  readonly 'membersByHand.json': string;
}

/**
 * @param files what the public dataset `unitedstates/congress-legislators` (CC0) calls current.
 * @param asOf the day of the data, `YYYY-MM-DD`.
 * @returns what the site needs of it, in a fixed order; and a sentence for each phone, address or website that is left
 * out because it has another form than expected, for each member whose term was over, for each committee whose members
 * are not out yet, for each seat on a committee of the other chamber, and for each member by hand whose seat the dataset
 * has filled since. One typing mistake among thousands of entries, or one successor whom the dataset does not have yet,
 * must not hold back the others.
 * @throws an `Error` whose message names the file, every required entry that is missing or has another form, and what
 * was expected.
 */
export function convertCongress(
  files: CongressFiles,
  asOf: string,
): { readonly data: CongressData; readonly leftOut: readonly string[] } {
  const leftOut: string[] = [];
  const legislators = read('legislators-current.yaml', v.array(legislatorSchema));
  const byHand = check('membersByHand.json', byHandSchema, JSON.parse(files['membersByHand.json']));
  const committees = read('committees-current.yaml', v.array(committeeSchema));
  const membership = read('committee-membership-current.yaml', v.record(v.string(), v.array(v.unknown())));

  function read<Schema extends v.GenericSchema>(file: keyof CongressFiles, schema: Schema) {
    return check(file, schema, parse(files[file]));
  }

  const seatsOf = new Map<string, Partial<Record<CommitteeId, Seat>>>();
  for (const committee of committeeIds) {
    if (!committees.some(({ thomas_id }) => thomas_id === committee))
      throw new Error(`committees-current.yaml: there is no committee ${committee} any more.`);
    const seats = membership[committee];
    // In the first weeks of a Congress: its committees are listed before anybody is elected to them.
    if (!seats) {
      leftOut.push(`${committee}: who sits on it is not out yet. The page says so.`);
      continue;
    }
    const file = `committee-membership-current.yaml, ${committee}`;
    for (const { bioguide, title } of check(file, v.array(seatSchema), seats)) {
      const office = legislators.find(({ id }) => id.bioguide === bioguide)?.terms.type;
      // Whoever has moved from one chamber to the other may still be listed where that member sat before.
      if (office && !committee.startsWith(office === 'sen' ? 'S' : 'H')) {
        leftOut.push(`${bioguide}, ${committee}: the member now sits in the other chamber.`);
        continue;
      }
      const seat = (title && seatTitles[title]) ?? 'member';
      seatsOf.set(bioguide, { ...seatsOf.get(bioguide), [committee]: seat });
    }
  }

  const members = legislators.flatMap(({ id, name, terms: term }): readonly MemberOfCongress[] => {
    const { state, district, how } = term;
    const end = endOf(term);
    const fullName = name.official_full ?? [name.first, name.last, name.suffix].filter(Boolean).join(' ');
    if (end <= asOf) {
      leftOut.push(`${id.bioguide}, ${fullName}, ${state}: the term was over on ${end}.`);
      return [];
    }
    const contact = (
      field: 'phone' | 'url' | 'contact_form' | 'address',
      schema: v.GenericSchema<string, string>,
    ): string | undefined => {
      if (term[field] === undefined) return undefined;
      const result = v.safeParse(schema, term[field]);
      if (result.success) return result.output;
      leftOut.push(`${id.bioguide}, ${field}: ${JSON.stringify(term[field])}. ${result.issues[0].message}`);
      return undefined;
    };
    const [number, web, contactForm] = [
      contact('phone', phone),
      contact('url', site),
      contact('contact_form', site),
    ];
    const [, office, zip] = /^(.+?),? Washington,? DC (\S+)$/.exec(contact('address', address) ?? '') ?? [];
    const seats = seatsOf.get(id.bioguide);
    const member = {
      id: id.bioguide,
      name: fullName,
      last: salutationName(name.last, fullName),
      state,
      ...(district !== undefined && { district }),
      end,
      ...(how === 'appointment' && { appointed: true as const }),
      ...(number && { phone: number }),
      ...(web && { site: web }),
      ...(contactForm && { contactForm }),
      ...(office && zip && { office, zip }),
      ...(seats && { seats }),
    };
    return [member];
  });
  const added = byHand.members.flatMap((member): readonly MemberOfCongress[] => {
    const entry = `${member.id}, ${member.name}, by hand`;
    if (member.end <= asOf) {
      leftOut.push(`${entry}: the term was over on ${member.end}. Delete the entry.`);
      return [];
    }
    const holder = members.find(
      ({ id, state, district }) =>
        id === member.id || (state === member.state && district === member.district),
    );
    if (!holder) return [{ ...member, asOf: byHand.asOf }];
    leftOut.push(`${entry}: the dataset has ${holder.name}. Delete the entry.`);
    return [];
  });
  const data = {
    asOf: check('the date', v.pipe(v.string(), v.check(isDay, 'expected a day, YYYY-MM-DD')), asOf),
    source: 'https://github.com/unitedstates/congress-legislators',
    license: 'CC0 1.0',
    members: [...members, ...added].sort(
      (a, b) =>
        compare(a.state, b.state) ||
        (a.district ?? -1) - (b.district ?? -1) ||
        compare(a.last, b.last) ||
        compare(a.id, b.id),
    ),
  };
  return { data, leftOut };
}

/**
 * The Resident Commissioner of Puerto Rico is chosen for four years with each presidential election (48 U.S.C. 891); the
 * dataset gives the two years of the House.
 */
function endOf({ type, state, end }: v.InferOutput<typeof termSchema>): string {
  const year = Number(end.slice(0, 4));
  const isHalfway = type === 'rep' && state === 'PR' && year % 4 === 3;
  return isHalfway ? `${year + 2}${end.slice(4)}` : end;
}

/**
 * @param last the dataset's, which may go on after the name by which the member is known, as in “Graham Nordone” of
 * Darline Graham. @returns as much of its beginning as the official name has.
 */
function salutationName(last: string, fullName: string): string {
  const words = last.split(' ');
  const lengths = words.map((_, place) => words.length - place);
  const known = lengths
    .map((length) => words.slice(0, length).join(' '))
    .find((part) => fullName.includes(part));
  return known ?? last;
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** @throws an `Error` whose message names the file and each entry that does not fit. */
export function check<Schema extends v.GenericSchema>(file: string, schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  throw new Error(`${file} does not fit:\n${faults.join('\n')}`);
}

/** @returns what a person who renews the data should look at: who came, who went, and whose details changed. */
export function compareCongress(before: CongressData | null, after: CongressData): string {
  const was = new Map(before?.members.map((member) => [member.id, member]));
  const is = new Map(after.members.map((member) => [member.id, member]));
  const came = after.members.filter(({ id }) => !was.has(id));
  const went = [...was.values()].filter(({ id }) => !is.has(id));
  const changed = after.members.filter((member) => {
    const old = was.get(member.id);
    return old && JSON.stringify(old) !== JSON.stringify(member);
  });
  const incomplete = after.members.filter(({ phone, office, site }) => !phone || !office || !site);
  const names = (members: readonly MemberOfCongress[]) =>
    members.length > 20
      ? ''
      : members.map(({ name, state, district }) => `\n  ${name}, ${state} ${district ?? 'Senate'}`).join('');
  return [
    `${after.members.length} members as of ${after.asOf}.`,
    `${came.length} came.${names(came)}`,
    `${went.length} went.${names(went)}`,
    `${changed.length} changed.${names(changed)}`,
    `${incomplete.length} without phone, office or website.${names(incomplete)}`,
  ].join('\n');
}
