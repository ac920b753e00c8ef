import type { PolicyId } from './policyIds';

/** Where a stated fact can be checked. `url` is always https and, where there is a choice, a root or section address: deep ones rot. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What names a policy, on its card and wherever else it is mentioned. */
export interface PolicyHeading {
  readonly id: PolicyId;
  /** Language-independent anchor of the card: `/surveys#carbon-tax-policy`. */
  readonly slug: string;
  readonly category: string;
  /** Fixed by the site's owner; never reworded. */
  readonly title: string;
}

/** What a visitor reads on one card below its title. Plain text: no markup. */
export interface PolicyText {
  readonly id: PolicyId;
  /** 50-90 words. */
  readonly description: string;
  readonly ifYes: string;
  readonly ifNo: string;
  readonly lawToday: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly sources: readonly Source[];
  /** Month in which a person last checked the text against its sources, `YYYY-MM`. */
  readonly reviewed: `${number}-${number}`;
}
