import type { PageMeta } from './pageTypes';

/** Why a code in a pasted text was left out. */
export type GroupProblem = 'broken' | 'older' | 'newer' | 'nothing' | 'sameGroup';

export interface GroupWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly loadFailed: string;
  /** For picking the policies of a class, and for the link and the code by which students open them. */
  readonly pick: {
    readonly heading: string;
    readonly text: string;
    readonly legend: string;
    /** @param left how many more are needed. */
    readonly more: (left: number) => string;
    readonly full: string;
    readonly unreadable: string;
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly wall: string;
    readonly wallFailed: string;
    readonly qr: { readonly label: string; readonly text: string; readonly failed: string };
  };
  readonly add: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly button: string;
    readonly mine: string;
    readonly scan: string;
    readonly noNames: string;
    readonly empty: string;
    readonly tooLong: string;
    /** Shown if the pasted text contains no code. */
    readonly noCodes: string;
    /** Shown if the pasted text contains only the link for the students of a class. */
    readonly classLink: string;
    readonly openClass: string;
    readonly noAnswers: string;
  };
  /** The result of a press. */
  readonly outcome: {
    readonly added: (count: number, people: number) => string;
    readonly mineAdded: (people: number) => string;
    readonly takenOut: (people: number) => string;
    readonly undone: (people: number) => string;
    /** `count` of those added gave exactly the answers of somebody else in the group. */
    readonly alike: (count: number) => string;
    /** `count` codes with a name, or of one student, were counted before. */
    readonly repeated: (count: number) => string;
    /** `count` codes without a name were counted before. They may be other people's: mentions the button `countToo`. */
    readonly again: (count: number) => string;
    readonly countToo: string;
    readonly startedAgain: string;
    readonly full: (count: number, most: number) => string;
    readonly undo: string;
    /** The link to the counts. */
    readonly see: string;
    /** Is followed by the first characters of each code that is meant. */
    readonly problems: Readonly<Record<GroupProblem, (count: number) => string>>;
  };
  /** The section that opens the guide for a lesson. */
  readonly lesson: {
    readonly heading: string;
    readonly text: string;
    readonly show: string;
    readonly hide: string;
    readonly failed: string;
  };
  readonly how: {
    readonly heading: string;
    readonly steps: readonly string[];
    readonly share: string;
    readonly compare: string;
  };
}

/** Words that are needed only once there is a group. They are loaded with the code that shows them. */
export interface GroupPartsWords {
  readonly result: {
    readonly people: (count: number) => string;
    readonly few: { readonly heading: string; readonly text: string };
    readonly agreed: string;
    readonly noneAgreed: string;
    readonly divided: string;
    readonly noneDivided: string;
    /** @param side Yes or No, in the words of the answer buttons. */
    readonly agreedOn: (count: number, of: number, side: string) => string;
    readonly dividedOn: (yes: number, no: number, undecided: number) => string;
    readonly caption: string;
    readonly answered: (count: number, of: number) => string;
    readonly percent: (value: number) => string;
    readonly notes: readonly string[];
  };
  /** The presenter's view: one policy at a time, on a large screen. */
  readonly present: {
    readonly open: string;
    readonly failed: string;
    readonly label: string;
    readonly place: (number: number, of: number) => string;
    /** Names the list of the policies that are presented. */
    readonly tiles: string;
    readonly show: string;
    readonly hide: string;
    readonly previous: string;
    readonly next: string;
    readonly leave: string;
    readonly keys: string;
  };
  /** The words that differ from the picture of one person's answers. */
  readonly picture: {
    readonly make: string;
    readonly hide: string;
    readonly heading: string;
    readonly title: (people: number) => string;
    /** At the foot of the picture. */
    readonly note: string;
    readonly fileName: string;
  };
  readonly members: {
    readonly heading: string;
    readonly text: string;
    readonly show: string;
    readonly hide: string;
    readonly more: (count: number) => string;
    readonly times: (count: number) => string;
    readonly takeOut: string;
    /** The button's full name. @param answers in words, of the person who is taken out. */
    readonly takeOutLabel: (answers: string) => string;
    /** @param number of the policy, from 1. */
    readonly answer: (number: number, word: string) => string;
  };
  readonly keep: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly print: string;
    readonly table: string;
    readonly tableSaved: string;
    readonly fileName: string;
    readonly startAgain: string;
  };
  /** The columns of the table for a spreadsheet. */
  readonly columns: {
    readonly policy: string;
    readonly noAnswer: string;
    readonly people: string;
  };
}

/** The view that shows a class's QR code on a large screen. It is loaded when it is opened. */
export interface ClassWallWords {
  readonly label: string;
  readonly heading: string;
  readonly steps: (policies: number) => readonly string[];
  readonly leave: string;
}

/** The page for the students of a class. */
export interface YourClassWords {
  readonly meta: PageMeta;
  readonly heading: string;
  /** The heading once the policies are known. */
  readonly policies: (count: number) => string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly loadFailed: string;
  /** Shown if the address contains no code of a class. */
  readonly missing: string;
  /** Shown if the code was changed, cut short or is of an early version. */
  readonly broken: string;
  readonly newer: string;
  readonly forTeachers: string;
  readonly allPolicies: string;
  /** Names the list of the policies. */
  readonly list: string;
  readonly place: (number: number, of: number) => string;
  /** The name of a policy in the list. @param answer in words. */
  readonly policy: (title: string, answer: string) => string;
  readonly unanswered: string;
  readonly showCode: string;
  readonly code: {
    readonly heading: string;
    readonly text: string;
    readonly none: string;
    readonly begin: string;
    /** @param count of policies without an answer. */
    readonly open: (count: number) => string;
    readonly holds: string;
    readonly noName: string;
    readonly qr: { readonly label: string; readonly failed: string };
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
}

/** The guide for a lesson. It is loaded when it is opened. */
export interface LessonWords {
  readonly heading: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly steps: readonly string[] }[];
  /** A letter to parents, to be copied or printed. What is in parentheses is for the teacher to fill in. */
  readonly letter: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly privacy: { readonly heading: string; readonly points: readonly string[] };
  /** The link to the class's policies as a QR code; the address itself is drawn after `text` or `failed`. */
  readonly qr: { readonly label: string; readonly text: string; readonly failed: string };
  /** Shown instead of the QR code while no policies are picked. */
  readonly pickFirst: string;
  readonly print: string;
}

/** Why the camera is off. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'notLoaded' | 'left';

export interface ScanWords {
  readonly heading: string;
  readonly camera: string;
  readonly starting: string;
  readonly ready: string;
  readonly notOurs: string;
  /** A code with a name was scanned again: it is one person's, so it is not counted. */
  readonly repeated: string;
  /** A code without a name was scanned again: it may be another person's, so this asks. */
  readonly again: string;
  readonly countToo: string;
  readonly done: string;
  readonly turnOn: string;
  /** Says when a code is counted. */
  readonly rule: string;
  readonly onlyHere: string;
  readonly problems: Readonly<Record<CameraProblem, string>>;
}
