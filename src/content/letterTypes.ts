import type { Answer } from './answerIds';
import type { MemberOfCongress, Office } from './congressTypes';
import type { PageMeta } from './pageTypes';
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
  /**
   * The Pros and Cons of the card, in its order, as the writer of a letter would put them: each a sentence that can
   * follow any other. Undecided visitors may quote both.
   */
  readonly points: Readonly<Record<'yes' | 'no', readonly string[]>>;
  /** The request in a call, which takes half a minute as a whole. */
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

/** What the letter page needs before a policy is chosen. `LetterFormWords` is loaded only with the first draft. */
export interface LetterWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly chooser: {
    readonly heading: string;
    readonly text: string;
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
    readonly loading: string;
    readonly failed: string;
  };
  readonly lookups: {
    readonly heading: string;
    readonly text: string;
    readonly links: Readonly<Record<'house' | 'senate' | 'allLevels', string>>;
    readonly state: {
      readonly heading: string;
      readonly text: string;
      readonly link: (state: string) => string;
      readonly anyState: string;
    };
  };
}

export interface LetterFormWords {
  readonly steps: {
    readonly label: string;
    readonly write: string;
    readonly find: string;
    readonly send: string;
  };
  readonly recipient: {
    readonly label: string;
    readonly kinds: ByOffice<string>;
  };
  readonly sender: {
    readonly heading: string;
    readonly text: string;
    readonly name: string;
    readonly useName: (name: string) => string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
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
  };
  readonly points: {
    readonly heading: string;
    readonly legend: ByAnswer<string>;
    readonly hint: string;
  };
  readonly result: {
    readonly heading: string;
    readonly hint: string;
    readonly label: string;
    readonly edited: string;
    /** Says that the greeting, which the visitor typed, was left as it is although the letter is to somebody else now. */
    readonly greetingKept: (greeting: string) => string;
    readonly startAgain: string;
    readonly startedAgain: string;
    readonly bringBack: string;
    /** The letter was changed by hand for another answer. Takes the names of both drafts. */
    readonly outdated: (was: string, now: string) => string;
    readonly keepText: string;
  };
  readonly send: {
    readonly heading: string;
    readonly write: string;
    readonly copy: string;
    readonly copyHint: string;
    /** For a visitor who has written nothing: has to say what a sentence of one's own is worth. */
    readonly formHint: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly email: string;
    readonly emailHint: string;
    readonly tooLong: string;
    readonly print: string;
    readonly printHint: string;
  };
  readonly call: {
    readonly heading: string;
    readonly text: string;
    /** Replaces `text` if a member with a phone number is chosen. */
    readonly textFor: (name: string) => string;
    readonly number: string;
    readonly label: string;
    readonly copy: string;
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
