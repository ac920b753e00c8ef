import type { PageMeta } from './pageTypes';

/** A link as a QR code. */
interface QrWords {
  readonly show: string;
  readonly hide: string;
  readonly label: string;
  readonly text: string;
  readonly failed: string;
}

export interface ShareWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly loadFailed: string;
  readonly nothing: string;
  readonly goAnswer: string;
  readonly contents: {
    readonly heading: string;
    readonly text: string;
    readonly legend: string;
    readonly notAnswered: (count: number) => string;
    readonly openly: string;
    readonly openlyHint: (name: string) => string;
    readonly nameLabel: string;
    readonly anonymous: string;
  };
  /** What to know before sharing, opened by a button. */
  readonly warning: { readonly show: string; readonly hide: string; readonly items: readonly string[] };
  readonly link: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    /** @param count of the answers in it. @param name empty for none. */
    readonly carries: (count: number, name: string) => string;
    /** Says who can see it, and that it can't be taken back. */
    readonly open: string;
    readonly none: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly share: string;
    readonly shareText: string;
    readonly shareFailed: string;
    readonly look: string;
    readonly qr: QrWords;
  };
  readonly picture: {
    readonly heading: string;
    readonly text: string;
    readonly title: string;
    readonly titleWithName: (name: string) => string;
    /** At the foot of the picture. */
    readonly note: string;
    /** One answer, in the description of the picture. */
    readonly line: (title: string, choice: string) => string;
    /** @param title of the picture. @param lines its answers, one sentence each. */
    readonly alt: (title: string, lines: string) => string;
    readonly altLabel: string;
    readonly altHint: string;
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
    readonly copyAlt: string;
  };
  readonly more: { readonly compare: string; readonly letter: string; readonly answers: string };
}

/** How two people's answers to one policy compare. */
export type Outcome = 'agree' | 'differ' | 'bothUndecided' | 'oneUndecided' | 'open';

export interface CompareWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly needsScripts: string;
  readonly loadFailed: string;
  readonly how: {
    readonly heading: string;
    readonly steps: readonly string[];
    readonly shareYours: string;
    readonly group: string;
  };
  readonly paste: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly button: string;
    readonly empty: string;
    readonly tooLong: string;
  };
  /** Why a link can't be compared; each reason has its own message. */
  readonly problems: Readonly<
    Record<'notOurs' | 'broken' | 'older' | 'newer' | 'group' | 'class' | 'nothing', string>
  >;
  /** Opens the group's page; shown if the link is a group's. */
  readonly openGroup: string;
  /** Opens the class's page; shown if the link is a class's. */
  readonly openClass: string;
  readonly result: {
    readonly heading: string;
    readonly headingWithName: (name: string) => string;
    /** Says what this site is, for visitors who open a link somebody sent them. */
    readonly site: string;
    readonly agreement: (agreed: number, of: number) => string;
    readonly noneBoth: string;
    readonly undecided: (count: number) => string;
    readonly open: (count: number) => string;
    readonly caption: string;
    readonly you: string;
    readonly sender: string;
    readonly together: string;
    readonly outcomes: Readonly<Record<Outcome, string>>;
    /** Shown instead of the sender's answer to a policy that the visitor has not answered. */
    readonly hidden: string;
    /** Asks the visitor to answer first: the sender's answers could influence them, so they are hidden until then. */
    readonly first: {
      readonly title: (count: number) => string;
      readonly text: (hidden: number) => string;
      readonly answer: string;
      readonly look: string;
    };
    readonly answerIt: string;
    /** The link's full name. @param title of the policy. */
    readonly answerTitle: (title: string) => string;
    readonly notes: readonly string[];
    readonly nameUnchecked: string;
    readonly startGroup: string;
    /** The same answers as a code to paste on the page of a group. */
    readonly addToGroup: Readonly<
      Record<'show' | 'hide' | 'label' | 'hint' | 'copy' | 'copied' | 'copyByHand', string>
    >;
  };
}

/** Words for copying the visitor's answers from one device to another. */
export interface DeviceWords {
  readonly link: {
    readonly heading: string;
    readonly text: string;
    readonly nothing: string;
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly qr: QrWords;
  };
  readonly arrived: {
    readonly heading: string;
    readonly text: string;
    readonly take: string;
    readonly done: string;
    readonly undo: string;
    readonly close: string;
    readonly problems: Readonly<Record<'notOurs' | 'broken' | 'older' | 'newer' | 'nothing', string>>;
  };
}
