/** Constants written into the bundle by webpack's DefinePlugin (see webpack.config.ts). */
declare const BASE_PATH: string;
declare const SITE_URL: string;
declare const CONTACT_EMAIL: string;
declare const BUILD_YEAR: number;

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What the page's inline script (early.ts) keeps until the app has arrived. */
interface EarlyPresses {
  /** Answers pressed so far, by policy id: the answer, and what was stored in that moment; unchecked. */
  readonly votes: Record<string, readonly [answer: string, over: unknown]>;
  /** The last other button pressed. */
  button?: HTMLButtonElement;
  /** Called by the app once it listens itself. */
  readonly stop: () => void;
}

/** As far as the site uses it; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  /** What it makes is an object, but goes wherever the browser takes a string. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

interface Window {
  /** Absent where the browser does not enforce Trusted Types. */
  trustedTypes?: TrustedTypes;
  earlyPresses?: EarlyPresses;
}
