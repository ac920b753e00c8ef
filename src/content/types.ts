import type { HttpsUrl } from './pageTypes';
import type { PolicyId } from './policyIds';

/** What a claim about the law of today hangs on, the most perishable first. */
export const perishables = ['pause', 'court', 'cap', 'bill', 'program'] as const;

export type Perishable = (typeof perishables)[number];

/** The page on which one claim can be checked: never a publisher’s home page, on which nobody would find it. */
export interface Source {
  readonly title: string;
  readonly url: HttpsUrl;
  readonly publisher: string;
  readonly year: number;
  /** Set if the page gives no date: `year` is then not that of publication, but that in which the page was read. */
  readonly onlyRead?: true;
  /**
   * Set if the claim it carries can stop being true by itself: what it hangs on, and the newest month, `YYYY-MM`, in
   * which a page still said so. `npm run due` lists such claims by their age.
   */
  readonly lastSeen?: { readonly as: Perishable; readonly month: `${number}-${number}` };
}

export interface PolicyHeading {
  readonly id: PolicyId;
  /** The same in every language, so that a link such as `/surveys#carbon-tax-policy` works in each. */
  readonly slug: string;
  readonly category: string;
  /** Fixed by the site's owner; never reworded. */
  readonly title: string;
  /** What the policy asks, in one sentence, for places without room for its card. */
  readonly question: string;
}

/**
 * Plain text in which a claim is tied to its source: `{{cbo-2024|estimated in 2024}}` puts after these words a link to
 * the card’s source of that key. `[[deficit|deficits]]` makes this word a term of the glossary. No other markup.
 */
export type CitedText = string;

export interface PolicyText {
  readonly id: PolicyId;
  /** 50 to 90 words in English (`policies.test.ts`), so that no policy gets more space than another. */
  readonly description: CitedText;
  readonly ifYes: CitedText;
  readonly ifNo: CitedText;
  readonly lawToday: CitedText;
  readonly pros: readonly CitedText[];
  readonly cons: readonly CitedText[];
  /** By the keys that the texts use. Their order is that of the numbers in the text and of the list under the card. */
  readonly sources: Readonly<Record<string, Source>>;
}

export interface Correction {
  readonly policy: PolicyId;
  readonly date: `${number}-${number}-${number}`;
  /** For visitors: what was changed and why, in whole sentences. */
  readonly change: string;
  /**
   * Fingerprint of the card’s text after the change: a test fails if a card changes without a line here. For a
   * translation it includes the English text, so that the test also fails while only the English was changed.
   */
  readonly text: string;
}
