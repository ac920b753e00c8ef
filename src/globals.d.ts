/** Constants from webpack.config.ts (DefinePlugin). Set new ones in test/setupGlobals.ts too: tests have no webpack. */
declare const BASE_PATH: string;
declare const SITE_URL: string;
declare const CONTACT_EMAIL: string;
declare const BUILD_YEAR: number;
/** The site's first public day, `YYYY-MM-DD`. Empty before it; then no corrections are listed (`screens/About.tsx`). */
declare const RELEASED: string;
declare const SITE_VERSION: string;
/** Where the source code of this copy can be had; empty where nobody said. */
declare const SOURCE_URL: string;
/** Who runs the site and answers for it. `null` in a copy for trying it out, which says that nobody does. */
declare const OPERATOR: Operator | null;

interface Operator {
  readonly name: string;
  readonly url?: `https://${string}`;
  /** Who pays for the site, one sentence in each language; without it, nothing is said about that. */
  readonly funding?: Readonly<Record<'en' | 'es', string>>;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The file's text. */
declare module '*.css' {
  const css: string;
  export default css;
}

/** What the inline script (early/inlineScript.ts) keeps until the app has started; without it presses would be lost. */
interface EarlyInput {
  readonly pressed: EarlyPresses;
  /** What each field was last set to. React sets some back. */
  readonly fields: Map<EarlyField, EarlyEntry>;
  /** The app calls it once it handles presses itself: until then they do not reach React. */
  readonly stop: () => void;
  /** Call it if the app cannot start: disables the buttons that would do nothing and shows a message. */
  readonly failed: () => void;
}

interface EarlyPresses {
  /** In order, the last one last: only that is announced. */
  readonly answers: {
    readonly policy: string;
    readonly answer: string;
    /** The answer before that one. It is stored at once, so that the app no longer finds the one before. */
    readonly was: string | undefined;
    /** Then what the app finds in its place is newer. */
    readonly isStored?: boolean;
    /** Of a stored answer: whether its reason is stored as well. */
    readonly isReasonStored?: boolean | undefined;
  }[];
  /** About saving; of several the last. */
  choice?: string;
  /** All other buttons, in order. */
  buttons: ControlName[];
}

/** A text or an option, or whether a box is ticked, and where it was entered. */
interface EarlyEntry {
  readonly field: ControlName;
  readonly entered: string | boolean;
}

interface ControlName {
  readonly name: string;
  /** Tells buttons and boxes of one name apart; of no other field. */
  readonly value: string | undefined;
}

type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyControl = HTMLButtonElement | EarlyField;

interface Window {
  /**
   * The part of the Trusted Types API that the site uses; TypeScript's own library lacks it. Absent in browsers without
   * Trusted Types. A policy returns an object, typed as a string here because it is accepted wherever a string is.
   */
  trustedTypes?: {
    createPolicy<Rules extends { createScriptURL: (url: string) => string }>(
      name: string,
      rules: Rules,
    ): Rules;
  };
  early?: EarlyInput;
}
