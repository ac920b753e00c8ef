import type { PageMeta } from './pageTypes';

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
  readonly warning: { readonly show: string; readonly hide: string; readonly items: readonly string[] };
  readonly link: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    /** `name` is empty if none is shared: the sentence has to say so. */
    readonly carries: (count: number, name: string) => string;
    /** Must say who can see the link, and that it can't be taken back. */
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
    /** Must say that this is no poll: a picture is passed on without the page that says so. */
    readonly note: string;
    /** One answer as a whole sentence, because `alt` gets them one after another. */
    readonly line: (title: string, choice: string) => string;
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

/** `open`: the visitor has not answered the policy yet. */
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
  readonly problems: Readonly<
    Record<'notOurs' | 'broken' | 'older' | 'newer' | 'group' | 'class' | 'nothing', string>
  >;
  readonly openGroup: string;
  readonly openClass: string;
  readonly result: {
    readonly heading: string;
    readonly headingWithName: (name: string) => string;
    /** Must say what this site is: visitors who open a link somebody sent them may never have heard of it. */
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
    /** The sender's answers could influence the visitor's own, so they are hidden and this asks for those first. */
    readonly first: {
      readonly title: (count: number) => string;
      readonly text: (hidden: number) => string;
      readonly answer: string;
      readonly look: string;
    };
    readonly answerIt: string;
    /** Accessible name, because “Answer it” does not say which policy. */
    readonly answerTitle: (title: string) => string;
    readonly notes: readonly string[];
    readonly nameUnchecked: string;
    readonly startGroup: string;
    /** A code to paste on the page of a group. It has no name, because a group holds none. */
    readonly addToGroup: Readonly<
      Record<'show' | 'hide' | 'label' | 'hint' | 'copy' | 'copied' | 'copyByHand', string>
    >;
  };
}

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
