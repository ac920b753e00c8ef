import type { PageMeta } from './pageTypes';
import type { PolicyId } from './policyIds';

/** The answer a letter speaks for: it asks for a vote for the policy, one against it, or an explanation. */
export type Answer = 'yes' | 'no' | 'undecided';

/** The part of a letter that differs from policy to policy. Everything else is the same for every policy and answer. */
export interface PolicyDraft {
  readonly id: PolicyId;
  /** The policy as a part of a sentence: "I ask you to support background checks on …". */
  readonly topic: string;
  /** Two sentences each: the one thing asked for, and what it means or what else the writer wants to know. */
  readonly asks: Readonly<Record<Answer, string>>;
}

type ByAnswer<Words> = Readonly<Record<Answer, Words>>;

/** The frame of every letter and call. Functions take what the visitor typed, which may be empty where that is said. */
export interface DraftWords {
  readonly subject: ByAnswer<(topic: string) => string>;
  /** For a text that the visitor kept when the answer changed: we can't know which side it takes. */
  readonly ownSubject: (topic: string) => string;
  readonly salutation: string;
  readonly constituent: string;
  readonly nameIs: (name: string) => string;
  readonly livesIn: (place: string) => string;
  readonly nameAndPlace: (name: string, place: string) => string;
  readonly opening: ByAnswer<(topic: string) => string>;
  readonly reason: ByAnswer<string>;
  readonly closing: ByAnswer<string>;
  readonly thanks: string;
  readonly farewell: string;
  readonly call: {
    readonly hello: string;
    readonly constituent: string;
    readonly ask: ByAnswer<(topic: string) => string>;
    readonly thanks: string;
  };
}

export interface LetterWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly chooser: {
    readonly heading: string;
    readonly text: string;
    /** The address names a policy that does not exist. */
    readonly unknown: string;
    readonly notAnswered: string;
  };
  readonly policy: {
    readonly another: string;
    readonly readCard: string;
    readonly yourAnswer: ByAnswer<string>;
    readonly noAnswer: string;
    readonly answerOnCard: string;
    readonly lookAt: string;
    readonly kinds: ByAnswer<string>;
    readonly notRecorded: string;
  };
  readonly sender: {
    readonly heading: string;
    readonly text: string;
    readonly name: string;
    readonly city: string;
    readonly zip: string;
    readonly remember: string;
    readonly rememberHint: string;
  };
  readonly reason: {
    readonly heading: string;
    readonly text: string;
    readonly own: string;
    readonly ownHint: string;
    readonly story: string;
    readonly storyHint: string;
    readonly points: ByAnswer<string>;
    readonly pointsHint: string;
    readonly pointsFailed: string;
  };
  readonly result: {
    readonly heading: string;
    readonly hint: string;
    readonly label: string;
    readonly subject: string;
    readonly edited: string;
    readonly startAgain: string;
    readonly startedAgain: string;
    readonly bringBack: string;
    /** The letter was changed by hand for another answer than the draft speaks for now. Takes what both are called. */
    readonly outdated: (was: string, now: string) => string;
    readonly keepText: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly print: string;
    readonly email: string;
    readonly emailHint: string;
    readonly tooLong: string;
  };
  readonly call: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly copy: string;
  };
  readonly lookups: {
    readonly heading: string;
    readonly text: string;
    readonly officials: string;
    readonly links: Readonly<Record<'house' | 'senate' | 'allLevels', string>>;
    readonly state: {
      readonly heading: string;
      readonly text: string;
      readonly label: string;
      readonly none: string;
      readonly link: (state: string) => string;
      readonly anyState: string;
    };
  };
  readonly draft: DraftWords;
  readonly leave: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
  };
}
