interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

export interface EraseWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly ask: ConfirmWords;
}

/** Every item needs words: a missing one does not compile where pages list what `persistence/storageKeys.ts` names. */
export type StoredKey =
  'votes' | 'starred' | 'user' | 'consent' | 'appearance' | 'sender' | 'letter' | 'comparison' | 'unreadable';

export interface YourDataWords {
  readonly heading: string;
  readonly intro: string;
  readonly needsScripts: string;
  readonly stored: {
    readonly heading: string;
    readonly labels: Readonly<Record<StoredKey, string>>;
    readonly nothing: string;
    readonly reading: string;
    readonly blockedItem: string;
    readonly places: { readonly local: string; readonly session: string };
    readonly total: (size: string) => string;
    readonly blocked: string;
    readonly kept: string;
    readonly mayClear: string;
    readonly inTab: string;
    readonly safari: string;
    readonly saveRaw: string;
    readonly saveRawLabel: (name: string) => string;
  };
  readonly size: {
    readonly bytes: (count: number) => string;
    readonly kilobytes: (amount: string) => string;
    readonly megabytes: (amount: string) => string;
  };
  readonly download: {
    readonly heading: string;
    readonly fileName: string;
    readonly text: string;
    readonly photo: string;
    readonly button: string;
    readonly nothing: string;
    readonly done: string;
  };
  readonly restore: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly problems: Readonly<
      Record<'tooBig' | 'unreadable' | 'notJson' | 'notOurs' | 'newer' | 'nothing', string>
    >;
    readonly ready: string;
    readonly preview: string;
    readonly savedOn: (date: string) => string;
    readonly added: (count: number) => string;
    readonly changed: (count: number) => string;
    readonly same: (count: number) => string;
    readonly becomes: string;
    /** `count` of policies that are starred in the file and not here. */
    readonly starred: (count: number) => string;
    readonly details: string;
    readonly detailNames: Readonly<Record<'firstName' | 'lastName' | 'email', string>>;
    readonly photo: string;
    readonly photoChanges: string;
    readonly passwordStays: string;
    readonly detailsSame: string;
    /** Shown if only the file has a registration: a file can't register anyone, because it holds no password. */
    readonly notRegistered: (who: string) => string;
    readonly registerLink: string;
    readonly leftOutVotes: (count: number) => string;
    readonly leftOutStars: (count: number) => string;
    readonly leftOutUser: string;
    readonly leftOutPhoto: string;
    readonly nothingChanges: string;
    readonly button: string;
    readonly cancel: string;
    readonly ask: ConfirmWords;
  };
  readonly erase: {
    readonly heading: string;
    readonly votes: EraseWords;
    readonly registration: EraseWords;
    readonly unreadable: EraseWords;
    readonly everything: EraseWords;
    /** A checkbox in its dialog: erases the choices about saving and colors and the kept pages, and ends the visit. */
    readonly choicesToo: string;
    readonly undo: string;
    readonly undoHint: string;
  };
}
