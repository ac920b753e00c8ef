import type { MemberOfCongress, Office } from './congressTypes';
import type { PageMeta } from './pageTypes';
import type { PolicyId } from './policyIds';

/** The answer a letter speaks for: it asks for a vote for the policy, one against it, or an explanation. */
export type Answer = 'yes' | 'no' | 'undecided';

type ByAnswer<Words> = Readonly<Record<Answer, Words>>;

/** What a letter is for: where visitors read another language than offices do, there is one to read and one to send. */
export type LetterUse = 'read' | 'sent';

/** To whom a letter goes. */
export type Recipient = 'senator' | 'representative';

type ByRecipient<Words> = Readonly<Record<Recipient, Words>>;

/**
 * What letters and calls about one policy say, by answer. Whole sentences only: a language that bends its words can't be
 * put together from parts.
 */
export interface PolicyDraft {
  readonly id: PolicyId;
  readonly subject: ByAnswer<string>;
  /** For a text that the visitor kept when the answer changed: we can't know which side it takes. */
  readonly ownSubject: string;
  /** Where the writer stands, in one sentence. */
  readonly opening: ByAnswer<string>;
  /** Two sentences each: the one thing asked for, and what it means or what else the writer wants to know. */
  readonly asks: ByAnswer<string>;
  /**
   * The Pros and Cons of the card, in its order, as their writer would put them: each a sentence that can follow any
   * other. Those who are undecided may quote from both.
   */
  readonly points: Readonly<Record<'yes' | 'no', readonly string[]>>;
  /** What is asked for on the phone. */
  readonly call: ByAnswer<string>;
}

/** Each draft is a file of its own: a letter needs one. */
export type LetterDrafts = Readonly<Record<PolicyId, () => Promise<PolicyDraft>>>;

/** The frame of every letter and call. Functions take what the visitor typed. */
export interface DraftWords {
  /** What the letter is written in: a BCP 47 tag. */
  readonly locale: string;
  /** Before the subject. */
  readonly subject: string;
  readonly salutation: ByRecipient<string>;
  /** To a member of Congress by name. */
  readonly salutationTo: (office: Office, member: Pick<MemberOfCongress, 'name' | 'last'>) => string;
  readonly constituent: string;
  /** Names a bill that Congress still has before it. */
  readonly bill: (bill: string) => string;
  readonly nameIs: (name: string) => string;
  readonly livesIn: (place: string) => string;
  readonly nameAndPlace: (name: string, place: string) => string;
  /** Where somebody lives who gives no more than a ZIP code. */
  readonly zipArea: (zip: string) => string;
  /** Begins the paragraph of reasons. */
  readonly reason: ByAnswer<string>;
  /** For those who are undecided, before points of either side. */
  readonly speaksFor: string;
  readonly speaksAgainst: string;
  readonly closing: ByAnswer<string>;
  readonly thanks: string;
  readonly farewell: string;
  /** On paper, below the date. */
  readonly recipientAddress: ByRecipient<string>;
  /** Before the name in an address. */
  readonly honorable: (name: string) => string;
  readonly call: {
    readonly hello: string;
    /** Asks for a member of Congress by name. */
    readonly helloTo: (office: Office, member: Pick<MemberOfCongress, 'name' | 'last'>) => string;
    readonly constituent: string;
    readonly thanks: string;
  };
}

/** What is there before a policy is chosen. */
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

/** What comes with the first draft. */
export interface LetterFormWords {
  /** The way from here to a letter sent, as links at the top. */
  readonly steps: {
    readonly label: string;
    readonly write: string;
    readonly find: string;
    readonly send: string;
  };
  readonly recipient: {
    readonly label: string;
    readonly kinds: ByRecipient<string>;
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
    readonly startAgain: string;
    readonly startedAgain: string;
    readonly bringBack: string;
    /** The letter was changed by hand for another answer than the draft speaks for now. Takes what both are called. */
    readonly outdated: (was: string, now: string) => string;
    readonly keepText: string;
  };
  readonly send: {
    readonly heading: string;
    readonly write: string;
    readonly copy: string;
    readonly copyHint: string;
    /** Where the visitor has written nothing: what a sentence of one's own is worth. */
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
    /** Where a member is named. */
    readonly textFor: (name: string) => string;
    readonly number: string;
    readonly label: string;
    readonly copy: string;
  };
}

/** What comes with a letter to send, where offices read another language than the visitors. */
export interface OfficeLetterWords {
  readonly heading: string;
  readonly text: string;
  /** That what the visitor typed is not translated. */
  readonly ownWords: string;
  /** The letter to read was changed by hand, and the other one does not follow. */
  readonly ownEdited: string;
  readonly label: string;
  readonly change: string;
  readonly choice: {
    readonly label: string;
    readonly kinds: Readonly<Record<LetterUse, string>>;
    readonly hint: string;
  };
  /** Names the field with the text as it is sent. */
  readonly goesOut: string;
  /** Before the words of the call in the visitor's language. */
  readonly callMeans: string;
}
