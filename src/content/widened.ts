import type { HttpsUrl } from './pageTypes';

/**
 * What a translation has to satisfy: the English words with any other words in their place. The same members, lists
 * as long, functions of the same parameters; an address stays an address and a day a day.
 */
export type Widened<Words> = Words extends HttpsUrl
  ? HttpsUrl
  : Words extends `${number}-${number}-${number}`
    ? `${number}-${number}-${number}`
    : Words extends string
      ? string
      : Words extends number
        ? number
        : Words extends (...parameters: infer Parameters) => infer Result
          ? (...parameters: Parameters) => Widened<Result>
          : { readonly [Name in keyof Words]: Widened<Words[Name]> };
