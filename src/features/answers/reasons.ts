import * as v from 'valibot';
import { answers, farsOf } from '../../content/answerIds';
import type { Answer, Far } from '../../content/answerIds';
import { argumentIds } from '../../content/argumentIds';
import type { Side } from '../../content/argumentIds';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { isDay } from '../../lib/days';
import { mergeEntries, mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import { afterAnswer } from './afterAnswer';

export const fars = [...farsOf.yes, ...farsOf.no] as const;

/** Own words are one line, so that a letter stays a page. */
export const longestWish = 140;

/**
 * From the site's first year on. A day that is still to come passes, as the clock may have been set back since; `datesOf`
 * leaves it out.
 */
const day = v.pipe(
  v.string(),
  v.check((text) => text >= '2026' && isDay(text)),
);

/** What makes no sense is left out, and the rest is kept. */
function part<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

const ownWords = v.pipe(v.string(), v.maxLength(longestWish));

/** What is said of one answer. */
const saidOfOne = {
  far: part(v.picklist(fars)),
  /** What should change, what is missing, or what the visitor still wants to know. */
  wish: part(ownWords),
};
const ofOne = v.object(saidOfOne);

function schemaOf(id: PolicyId) {
  return v.object({
    /** The day since when the present answer stands; absent if it was given before days were kept. */
    answered: part(day),
    /** The day on which the visitor last confirmed it. */
    kept: part(day),
    /** The first answer, with its day. */
    first: part(v.pipe(v.tuple([v.picklist(answers), day]), v.readonly())),
    /** The ids of the arguments that weigh most, one of each side. */
    for: part(v.picklist(argumentIds[id].for)),
    against: part(v.picklist(argumentIds[id].against)),
    ...saidOfOne,
    /** Own words typed for another choice of `far`: without it, passing over a choice would lose them. */
    otherWishes: part(
      v.object({ changes: part(ownWords), tooFar: part(ownWords), notEnough: part(ownWords) }),
    ),
    /** What was said of answers given before: without it, a press on the wrong answer would lose it. */
    otherAnswers: part(v.object({ yes: part(ofOne), no: part(ofOne), undecided: part(ofOne) })),
  });
}

const schemas = new Map(policyIds.map((id) => [id, schemaOf(id)]));

export type Reason = Readonly<v.InferOutput<ReturnType<typeof schemaOf>>>;

export type Reasons = Readonly<Partial<Record<PolicyId, Reason>>>;

/** @returns the parts that say something, those within them likewise; `undefined` if there is none. */
function partsOf(said: object): object | undefined {
  const parts = Object.entries(said)
    .map(([name, value]: [string, unknown]) => {
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? partsOf(value) : value] as const;
    })
    .filter(([, value]) => value !== undefined && value !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** @returns the reason with its parts in a fixed order, so that equal ones are equal JSON; `undefined` if it is empty. */
export function readReason(id: PolicyId, json: unknown): Reason | undefined {
  const { success, output } = v.safeParse(schemas.get(id) ?? schemaOf(id), json);
  return success ? partsOf(output) : undefined;
}

/** @returns `undefined` if `json` is no map at all. */
export function readReasons(json: unknown): Reasons | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const reasons: Partial<Record<PolicyId, Reason>> = {};
  for (const id of policyIds) {
    const reason = Object.hasOwn(json, id) && readReason(id, (json as Record<string, unknown>)[id]);
    if (reason) reasons[id] = reason;
  }
  return reasons;
}

/**
 * Stored under `reasons`, in policy order: `{"5":{"answered":"2026-11-27","first":["no","2026-11-20"],"for":"b",
 * "against":"d","far":"notEnough","wish":"…","otherWishes":{"tooFar":"…"},"otherAnswers":{"yes":{"far":"changes"}}}}`. All
 * parts may be absent.
 */
export const persistedReasons: PersistedField<Reasons, 'byPolicy'> = {
  key: 'reasons',
  name: 'byPolicy',
  empty: {},
  read: readReasons,
  // Part by part where both tabs have one: a point chosen here must not take back the one that was chosen there. Where one
  // tab has none, its answer was cleared, and with it all parts.
  merge: (base, mine, theirs, winner) =>
    readReasons(
      Object.fromEntries(
        policyIds.map((id) => {
          const [before, here, there] = [base[id], mine[id], theirs[id]];
          const isInBoth = here && there;
          return [
            id,
            isInBoth
              ? mergeEntries<unknown>({ ...before }, { ...here }, { ...there }, winner)
              : mergeWhole(before, here, there, winner),
          ];
        }),
      ),
    ) ?? {},
};

/**
 * Own words answer the question that follows from how far the policy goes. Those of another choice are set aside, so that
 * an arrow key that passes over it, or a wrong press, loses none.
 * @param far the choice, empty for none. @returns the words that were typed for it, and those of all others.
 */
export function wishesAfter(before: Reason, far: string) {
  const was = before.far ?? '';
  if (far === was) return {};
  const aside: Readonly<Record<string, string | undefined>> = { ...before.otherWishes, [was]: before.wish };
  return { wish: aside[far], otherWishes: { ...aside, [far]: undefined } };
}

/** Answers with what is known of why they were given. */
export interface Given {
  readonly votes: Readonly<Partial<Record<PolicyId, Answer>>>;
  readonly reasons?: Reasons | undefined;
}

/**
 * @param news answers that are laid over those that are here, from a file or another device. An answer that comes without
 * a reason, as every answer of another device does, is one that was given on `day`. Where both have the same answer, the
 * parts of the reason that comes replace those here, and the others stay.
 * @returns all reasons after that.
 */
export function reasonsAfter(here: Given, news: Given, day: string): Reasons {
  const given = Object.entries(news.votes) as [PolicyId, Answer][];
  const changed = given.map(([id, answer]) => {
    const was = here.votes[id];
    const reason = here.reasons?.[id];
    const told = news.reasons?.[id];
    const after = was === answer ? reason : afterAnswer(reason, was, answer, day);
    if (!told) return [id, after];
    const { far, wish, otherWishes, otherAnswers } = after ?? {};
    const own = was === answer ? { ...reason } : { far, wish, otherWishes, otherAnswers };
    return [id, withTold(own, told)];
  });
  return readReasons({ ...here.reasons, ...Object.fromEntries(changed) }) ?? {};
}

/** @returns what is told over what is said here, of which own words that answer something else are set aside. */
function withTold(own: Reason, told: Reason): Reason {
  const said = told.far ? { ...own, ...wishesAfter(own, told.far) } : own;
  return {
    ...said,
    ...told,
    otherWishes: { ...said.otherWishes, ...told.otherWishes },
    otherAnswers: { ...said.otherAnswers, ...told.otherAnswers },
  };
}

export function farOf(answer: Answer, { far }: Reason): Far | undefined {
  return farsOf[answer].find((each) => each === far);
}

/**
 * @returns the answer whose arguments speak for the visitor. Whoever says No because a policy does not go far enough wants
 * more of it: with the Cons, a letter would argue against what it asks for.
 */
export function arguesAs(answer: Answer, reason: Reason = {}): Answer {
  return farOf(answer, reason) === 'notEnough' ? 'yes' : answer;
}

/** @returns the side that speaks for what the visitor wants, and the other one; who is undecided weighs both. */
export function sidesOf(answer: Answer, reason?: Reason): readonly [own: Side, other: Side] {
  return arguesAs(answer, reason) === 'no' ? ['against', 'for'] : ['for', 'against'];
}

/** @returns the visitor’s own words, where there is a question for them. */
export function wishOf(answer: Answer, reason: Reason): string {
  return questionOf(answer, reason) ? (reason.wish?.trim() ?? '') : '';
}

/** @returns what own words of a visitor answer: of a policy that they want as it is, nothing is asked. */
export function questionOf(
  answer: Answer,
  reason: Reason,
): Exclude<Far, 'asDescribed'> | 'undecided' | undefined {
  if (answer === 'undecided') return answer;
  const far = farOf(answer, reason);
  return far === 'asDescribed' ? undefined : far;
}

/** @returns the place of the chosen argument in its side’s list; -1 if none is chosen. */
export function placeOf(id: PolicyId, side: Side, reason: Reason | undefined): number {
  return argumentIds[id][side].indexOf(reason?.[side] ?? '');
}

/** @returns the days that are not still to come. */
export function datesOf({ answered, kept, first }: Reason, today: string) {
  const past = (date: string | undefined) => (date && date <= today ? date : undefined);
  return {
    answered: past(answered),
    kept: past(kept),
    first: first && first[1] <= today ? first : undefined,
  };
}
