/** Constants written into the bundle by webpack's DefinePlugin (see webpack.config.ts). */
declare const BASE_PATH: string;
declare const SITE_URL: string;
declare const CONTACT_EMAIL: string;
declare const BUILD_YEAR: number;
declare const BUILT_THEME: unknown;

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What the page's inline script (early.ts) keeps until the app has arrived. */
interface EarlyPresses {
  /** Answers pressed so far, by policy id; unchecked. */
  readonly votes: Record<string, string>;
  /** The last other button pressed. */
  button?: HTMLButtonElement;
  /** Called by the app once it listens itself. */
  readonly stop: () => void;
}

interface Window {
  earlyPresses?: EarlyPresses;
}
