/** Constants written into the bundle by webpack's DefinePlugin (see webpack.config.ts). */
declare const BASE_PATH: string;
declare const SITE_URL: string;
declare const CONTACT_EMAIL: string;
declare const BUILD_YEAR: number;
/** The first day on which the site was public, `YYYY-MM-DD`; empty before it. */
declare const RELEASED: string;
declare const SITE_VERSION: string;
/** Who runs the site and answers for it; `null` in a copy that is only for trying it out. */
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

/** What the page's inline script (early/inlineScript.ts) keeps until the app has started. */
interface EarlyInput {
  /** Answers pressed so far, by policy id: the answer, and what was stored for the policy then, not validated. */
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
