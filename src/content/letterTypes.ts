import type { MemberOfCongress, Office } from './congressTypes';
import type { PageMeta } from './pageTypes';
import type { PolicyId } from './policyIds';

/** The answer a letter speaks for: it asks for a vote for the policy, one against it, or an explanation. */
export type Answer = 'yes' | 'no' | 'undecided';

type ByAnswer<Words> = Readonly<Record<Answer, Words>>;

/** What a letter is for: if visitors and offices read different languages, there is one to read and one to send. */
export type LetterUse = 'read' | 'sent';

/** To whom a letter goes. */
export type Recipient = 'senator' | 'representative';

type ByRecipient<Words> = Readonly<Record<Recipient, Words>>;

/**
 * What letters and calls about one policy say, by answer. Whole sentences only: in a language that inflects its words,
 * a sentence put together from parts would be ungrammatical.
 */
export interface PolicyDraft {
  readonly id: PolicyId;
  readonly subject: ByAnswer<string>;
  /** For a text that the visitor kept when the answer changed: the site can't know which side the text takes. */
  readonly ownSubject: string;
  /** Where the writer stands, in one sentence. */
  readonly opening: ByAnswer<string>;
  /** Two sentences each: the one request, and what it means or what else the writer wants to know. */
  readonly asks: ByAnswer<string>;
  /**
   * The Pros and Cons of the card, in its order, as the writer of a letter would put them: each a sentence that can
   * follow any other. Undecided visitors may quote both.
   */
  readonly points: Readonly<Record<'yes' | 'no', readonly string[]>>;
  /** The request in a call. */
  readonly call: ByAnswer<string>;
}

/** Each draft is loaded by itself, because a letter needs only one. */
export type LetterDrafts = Readonly<Record<PolicyId, () => Promise<PolicyDraft>>>;

/** The frame of every letter and call. Functions take what the visitor typed. */
export interface DraftWords {
  /** The language of the letter: a BCP 47 tag. */
  readonly locale: string;
  /** The word before the subject. */
  readonly subject: string;
  readonly salutation: ByRecipient<string>;
  /** To a member of Congress by name. */
  readonly salutationTo: (office: Office, member: Pick<MemberOfCongress, 'name' | 'last'>) => string;
  readonly constituent: string;
  /** Names a bill on which Congress can still act. */
  readonly bill: (bill: string) => string;
  readonly nameIs: (name: string) => string;
  readonly livesIn: (place: string) => string;
  readonly nameAndPlace: (name: string, place: string) => string;
  /** The place of a writer who gives no more than a ZIP code. */
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

/** The words of the letter page that are needed before a policy is chosen. */
export interface LetterWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly chooser: {
    readonly heading: string;
    readonly text: string;
    /** Shown if the address names a policy that does not exist. */
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

/** Words that are loaded with the first draft. */
export interface LetterFormWords {
  /** The three steps to a sent letter, as links at the top. */
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
    /** The letter was changed by hand when the draft was for another answer. Takes the names of both drafts. */
    readonly outdated: (was: string, now: string) => string;
    readonly keepText: string;
  };
  readonly send: {
    readonly heading: string;
    readonly write: string;
    readonly copy: string;
    readonly copyHint: string;
    /** Shown if the visitor has written nothing: says what a sentence of one's own is worth. */
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
    /** Shown instead of `text` if a member with a phone number is chosen. */
    readonly textFor: (name: string) => string;
    readonly number: string;
    readonly label: string;
    readonly copy: string;
  };
}

/** Words about the letter to send, in a language of the site that most offices do not read. */
export interface OfficeLetterWords {
  readonly heading: string;
  readonly text: string;
  /** Says that what the visitor typed is not translated. */
  readonly ownWords: string;
  /** Says that the letter to read was changed by hand, and that the letter to send does not follow. */
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
  /** Introduces the words of the call in the visitor's language. */
  readonly callMeans: string;
}
