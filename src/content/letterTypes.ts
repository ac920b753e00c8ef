import type { Answer, Far } from './answerIds';
import type { Side } from './argumentIds';
import type { MemberOfCongress, Office } from './congressTypes';
import type { PolicyId } from './policyIds';

type ByAnswer<Words> = Readonly<Record<Answer, Words>>;

/** If offices do not read the visitor's language, there are two letters: one to read, and one to send. */
export type LetterUse = 'read' | 'sent';

export type Recipient = 'senator' | 'representative';

type ByRecipient<Words> = Readonly<Record<Recipient, Words>>;

type ByOffice<Words> = Readonly<Record<Office, Words>>;

/**
 * What letters and calls about one policy say, by answer. Whole sentences only: in a language that inflects its words,
 * a sentence put together from parts would be ungrammatical.
 */
export interface PolicyDraft {
  readonly id: PolicyId;
  readonly subject: ByAnswer<string>;
  /** For a text that was kept when the answer changed: the site can't know whether it is for or against the policy. */
  readonly ownSubject: string;
  /** One sentence that says whether the writer is for the policy, against it or undecided. */
  readonly opening: ByAnswer<string>;
  /** Two sentences (`letters.test.ts`): the one request, and what it means or what else the writer wants to know. */
  readonly asks: ByAnswer<string>;
  /** Takes the place of `asks` for those to whom the policy does not go far enough, so it must not argue against it. */
  readonly more: string;
  /** In place of the frame's, if the bill is on a part of what is asked for. */
  readonly bill?: DraftWords['bill'];
  /**
   * The Pros and Cons of the card, in its order, as the writer of a letter would put them: each a sentence that can
   * follow any other. Undecided visitors may quote both.
   */
  readonly points: Readonly<Record<'yes' | 'no', readonly string[]>>;
  /** The request in a call, which as a whole takes half a minute unless the caller adds to it. */
  readonly call: ByAnswer<string>;
}

/** Each draft is loaded by itself, because a letter needs only one. */
export type LetterDrafts = Readonly<Record<PolicyId, () => Promise<PolicyDraft>>>;

/** `nameIs`, `livesIn`, `nameAndPlace` and `zipArea` take what the visitor typed, which may be any text. */
export interface DraftWords {
  /** BCP 47 tag of the letter, not of the page: its date and its pronunciation follow it. */
  readonly locale: string;
  readonly subject: string;
  readonly salutation: ByOffice<string>;
  readonly salutationTo: (office: Office, member: Pick<MemberOfCongress, 'name' | 'last'>) => string;
  readonly constituent: string;
  /** To a delegate, after what is asked for, in letters and calls alike: delegates have no vote on the floor. */
  readonly withoutVote: string;
  /** Left out once the bill's Congress has ended, so other sentences must not refer to it. */
  readonly bill: (bill: string) => string;
  readonly nameIs: (name: string) => string;
  readonly livesIn: (place: string) => string;
  readonly nameAndPlace: (name: string, place: string) => string;
  /** For a writer who gives only a ZIP code: takes the place of the town in `livesIn` and `nameAndPlace`. */
  readonly zipArea: (zip: string) => string;
  /** Begins the paragraph of reasons. The visitor's own words follow, so it has to fit anything. */
  readonly reason: ByAnswer<string>;
  /** For undecided writers: before points for the policy and, in `speaksAgainst`, against it. */
  readonly speaksFor: string;
  readonly speaksAgainst: string;
  /** For writers who have said why they answered as they did. */
  readonly why: {
    /** Before the point that weighs most. @param view such as “My view on a federal tax on carbon”. */
    readonly own: (view: string) => string;
    /** Introduces the strongest point of the other side; keyed by the side that the point is on. */
    readonly other: Readonly<Record<'for' | 'against', string>>;
    /** After it, by where the writer stands; `answering` refers to what `changes` says. */
    readonly weighed: Readonly<Record<'yes' | 'no' | 'changes' | 'notEnough', string>>;
    /** @param ask what is asked for, without its full stop: in letters of the member, in calls of their office. */
    readonly far: Readonly<Record<Far, (ask: string) => string>>;
    /** What to work for, once a point of the other side was named that changes should answer. */
    readonly answering: (ask: string) => string;
    /** `words` are the visitor's, and may be any text. */
    readonly wish: Readonly<Record<Exclude<Far, 'asDescribed'> | 'undecided', (words: string) => string>>;
    /** For undecided writers, before one point of each side. */
    readonly undecided: Readonly<Record<'for' | 'against', string>>;
    /** In calls, around arguments in a few words, which begin with a small letter and have no full stop. */
    readonly call: {
      readonly own: string;
      /** Says again where the caller stands, so that the argument is not taken for theirs. */
      readonly other: Readonly<Record<'yes' | 'no' | 'changes' | 'notEnough', (argument: string) => string>>;
      readonly undecided: Readonly<Record<Side, string>>;
    };
  };
  readonly closing: ByAnswer<string>;
  readonly thanks: string;
  readonly farewell: string;
  /** On paper. Two lines, the second ending in a ZIP code: for a member by name, the office's own replaces it. */
  readonly recipientAddress: ByRecipient<string>;
  readonly honorable: (name: string) => string;
  readonly call: {
    readonly hello: string;
    readonly helloTo: (office: Office, member: Pick<MemberOfCongress, 'name' | 'last'>) => string;
    readonly constituent: string;
    readonly thanks: string;
  };
}

/** Only in languages that most offices do not read, for a second letter, to send. In English it is `null`. */
export interface OfficeLetterWords {
  readonly heading: string;
  readonly text: string;
  /** Must say that what the visitor typed is not translated: it is sent as it is. */
  readonly ownWords: string;
  /** Must say that the letter to send does not follow a change that was made by hand in the letter to read. */
  readonly ownEdited: string;
  readonly label: string;
  readonly change: string;
  readonly choice: {
    readonly label: string;
    readonly kinds: Readonly<Record<LetterUse, string>>;
    readonly hint: string;
  };
  readonly goesOut: string;
  /** Before the words of the call in the visitor's language, which are there only to be understood. */
  readonly callMeans: string;
}
