import type { PageMeta } from './pageTypes';
import type { PolicyId } from './policyIds';

/** What a letter asks for: a vote for the policy, one against it, or an explanation. */
export type Stance = 'yes' | 'no' | 'undecided';

/** The part of a letter that differs from policy to policy. Everything else is the same for every policy and stance. */
export interface PolicyDraft {
  readonly id: PolicyId;
  /** The policy as a part of a sentence: "I ask you to support background checks on …". */
  readonly topic: string;
  /** Two sentences each: the one thing asked for, and what it means or what else the writer wants to know. */
  readonly asks: Readonly<Record<Stance, string>>;
}

type ByStance<Words> = Readonly<Record<Stance, Words>>;

/** The frame of every letter and call. Functions take what the visitor typed, which may be empty where that is said. */
export interface DraftWords {
  readonly subject: ByStance<(topic: string) => string>;
  readonly salutation: string;
  readonly constituent: string;
  readonly nameIs: (name: string) => string;
  readonly livesIn: (place: string) => string;
  readonly nameAndPlace: (name: string, place: string) => string;
  readonly opening: ByStance<(topic: string) => string>;
  readonly reason: ByStance<string>;
  readonly closing: ByStance<string>;
  readonly thanks: string;
  readonly farewell: string;
  readonly call: {
    readonly hello: string;
    readonly constituent: string;
    readonly ask: ByStance<(topic: string) => string>;
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
    readonly yourAnswer: ByStance<string>;
    readonly noAnswer: string;
    readonly answerOnCard: string;
    readonly lookAt: string;
    readonly kinds: ByStance<string>;
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
    readonly points: ByStance<string>;
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
