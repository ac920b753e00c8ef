import type { PageMeta } from './pageTypes';

export type GroupProblem = 'broken' | 'older' | 'newer' | 'nothing' | 'sameGroup';

export interface GroupWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly loadFailed: string;
  readonly pick: {
    readonly heading: string;
    readonly text: string;
    readonly legend: string;
    readonly more: (left: number) => string;
    readonly full: string;
    readonly unreadable: string;
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly fullScreen: string;
    readonly fullScreenFailed: string;
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
    readonly noCodes: string;
    /** For the link that students open, which holds no answers: the teacher has pasted the wrong link. */
    readonly classLink: string;
    readonly openClass: string;
    readonly noAnswers: string;
  };
  readonly outcome: {
    readonly added: (count: number, people: number) => string;
    readonly mineAdded: (people: number) => string;
    readonly takenOut: (people: number) => string;
    readonly undone: (people: number) => string;
    /** `count` of those added gave exactly the answers of somebody in the group: each may be one person added twice. */
    readonly alike: (count: number) => string;
    /** `count` codes with a name, or of one student: each is one person's, who must not be counted twice. */
    readonly repeated: (count: number) => string;
    /** `count` codes without a name, which may be other people's: has to mention the button `countToo`. */
    readonly again: (count: number) => string;
    readonly countToo: string;
    readonly startedAgain: string;
    readonly full: (count: number, most: number) => string;
    readonly undo: string;
    readonly see: string;
    /** The first characters of each code follow, so it ends with a colon or as a sentence. */
    readonly problems: Readonly<Record<GroupProblem, (count: number) => string>>;
  };
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

/** Apart from `GroupWords` and loaded with the code that shows them: needed only once there is a group. */
export interface GroupPartsWords {
  readonly result: {
    readonly people: (count: number) => string;
    readonly few: { readonly heading: string; readonly text: string };
    readonly agreed: string;
    readonly noneAgreed: string;
    readonly divided: string;
    readonly noneDivided: string;
    /** @param side Yes or No in the words of the answer buttons, so it is in the page's language already. */
    readonly agreedOn: (count: number, of: number, side: string) => string;
    readonly dividedOn: (yes: number, no: number, undecided: number) => string;
    readonly caption: string;
    readonly answered: (count: number, of: number) => string;
    readonly percent: (value: number) => string;
    readonly notes: readonly string[];
  };
  readonly present: {
    readonly open: string;
    readonly failed: string;
    readonly label: string;
    readonly place: (number: number, of: number) => string;
    /** Accessible name of the tiles, which have no visible title. */
    readonly tiles: string;
    readonly show: string;
    readonly hide: string;
    readonly previous: string;
    readonly next: string;
    readonly leave: string;
    readonly keys: string;
  };
  /** Only the words that differ; all others are those of `ShareWords.picture`. */
  readonly picture: {
    readonly make: string;
    readonly hide: string;
    readonly heading: string;
    readonly title: (people: number) => string;
    /** Must say that this is no poll: a picture is passed on without the page that says so. */
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
    /** Accessible name. Without the `answers`, which are in words, all buttons of the list would have the same. */
    readonly takeOutLabel: (answers: string) => string;
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
  /** Of the CSV file, not of the table on the page. */
  readonly columns: {
    readonly policy: string;
    readonly noAnswer: string;
    readonly people: string;
  };
}

/** For the projected view of a class's QR code, read from the back row. Loaded when it is opened. */
export interface ClassCodeViewWords {
  readonly label: string;
  readonly heading: string;
  readonly steps: (policies: number) => readonly string[];
  readonly leave: string;
}

export interface YourClassWords {
  readonly meta: PageMeta;
  readonly heading: string;
  /** Replaces `heading` once the code in the address has been read. */
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
  readonly list: string;
  readonly place: (number: number, of: number) => string;
  /** Accessible name of a tile, which shows the answer only as a drawing. @param answer in words. */
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

export interface LessonWords {
  readonly heading: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly steps: readonly string[] }[];
  /** A letter to parents, to be copied or printed. What is in parentheses is for the teacher to fill in. */
  readonly letter: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly privacy: { readonly heading: string; readonly points: readonly string[] };
  /** The address itself is drawn after `text` or `failed`, so both end with a colon. */
  readonly qr: { readonly label: string; readonly text: string; readonly failed: string };
  readonly pickFirst: string;
  readonly print: string;
}

export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'notLoaded' | 'left';

export interface ScanWords {
  readonly heading: string;
  readonly camera: string;
  readonly starting: string;
  readonly ready: string;
  readonly notOurs: string;
  /** The code has a name, or is a student's own: it is one person's, so it is not counted again. */
  readonly repeated: string;
  /** The code has no name: it may be another person's, so this asks. */
  readonly again: string;
  readonly countToo: string;
  readonly done: string;
  readonly turnOn: string;
  readonly rule: string;
  readonly onlyHere: string;
  readonly problems: Readonly<Record<CameraProblem, string>>;
}
