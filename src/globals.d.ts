/** Constants written into the bundle by webpack's DefinePlugin (see webpack.config.ts). */
declare const BASE_PATH: string;
declare const SITE_URL: string;
declare const CONTACT_EMAIL: string;
declare const BUILD_YEAR: number;
/** The first day on which the site was public, `YYYY-MM-DD`; empty before it. */
declare const RELEASED: string;
declare const SITE_VERSION: string;
/** Who runs the site and answers for it; `null` for a copy that is for trying out. */
declare const OPERATOR: Operator | null;

interface Operator {
  readonly name: string;
  readonly url?: `https://${string}`;
  /** Who pays for the site, in one sentence of each language. */
  readonly funding?: Readonly<Record<'en' | 'es', string>>;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What the page's inline script (early/inlineScript.ts) keeps until the app has arrived. */
interface EarlyInput {
  /** Answers pressed so far, by policy id: the answer, and what was stored in that moment; unchecked. */
  readonly votes: Record<string, readonly [answer: string, over: unknown]>;
  /** Other buttons that were pressed, in order, each once however often it was pressed. */
  readonly buttons: Set<HTMLButtonElement>;
  /** Called by the app once it handles presses itself. */
  readonly stop: () => void;
  /** Tells the visitor that the app could not start. */
  readonly failed: () => void;
}

interface Window {
  /**
   * As far as the site uses it; TypeScript's own library does not know it yet. Absent where the browser does not enforce
   * Trusted Types. What a policy makes is an object, but goes wherever the browser takes a string.
   */
  trustedTypes?: {
    createPolicy<Rules extends { createScriptURL: (url: string) => string }>(
      name: string,
      rules: Rules,
    ): Rules;
  };
  early?: EarlyInput;
}
