/**
 * Running text. It may contain two kinds of marker, and nothing else: no HTML, no Markdown.
 *
 * - `[[termId|shown words]]` is a glossary term, shown as a button that opens its definition. `termId` is a
 *   `GlossaryId`.
 * - `{{linkId|shown words}}` is a link. `linkId` is a key of the page’s `links`, a key of `paths` for a page of this
 *   site, or `contact`: the site's email address, filled in at rendering because it can differ from build to build.
 */
export type RichText = string;

export type HttpsUrl = `https://${string}`;

/** Kept apart from the words, so that a translation can link to a page in its own language. */
export interface PageLink {
  readonly url: HttpsUrl;
}

export type PageLinks<LinkId extends string> = Readonly<Record<LinkId, PageLink>>;

export interface Section {
  readonly heading: string;
  /** May be empty if the list says everything. */
  readonly paragraphs: readonly RichText[];
  readonly list?: readonly RichText[];
}

export interface EffectiveDate {
  readonly label: string;
  readonly iso: `${number}-${number}-${number}`;
}

export type GlossaryId =
  | 'act'
  | 'amendment'
  | 'appropriation'
  | 'bill'
  | 'cloture'
  | 'committee'
  | 'conference-committee'
  | 'constituent'
  | 'data-broker'
  | 'default'
  | 'deficit'
  | 'discharge-petition'
  | 'enrolled-bill'
  | 'filibuster'
  | 'fiscal-year'
  | 'floor'
  | 'hearing'
  | 'inspector-general'
  | 'lobbying'
  | 'markup'
  | 'median'
  | 'override'
  | 'pocket-veto'
  | 'preemption'
  | 'present-value'
  | 'public-comment'
  | 'quorum'
  | 'reconciliation'
  | 'regulation'
  | 'rider'
  | 'sponsor'
  | 'supremacy-clause'
  | 'tax-credit'
  | 'veto'
  | 'visa-lottery'
  | 'zoning';

export interface GlossaryEntry {
  readonly id: GlossaryId;
  readonly term: string;
  /** One sentence, because it is shown in a small popover. */
  readonly definition: string;
}

export interface Step {
  readonly name: string;
  readonly text: RichText;
  /** How a bill can end at this step, in one sentence (`pages.test.ts`). */
  readonly whereBillsStop?: RichText;
  /** What a citizen can do at this moment, in one sentence (`pages.test.ts`). */
  readonly yourVoice?: RichText;
}

export interface Phase {
  readonly name: string;
  readonly summary: RichText;
  readonly steps: readonly [Step, Step, Step];
}

export type EducationSourceId =
  | 'article-1'
  | 'article-6'
  | 'ballot-measures'
  | 'bill-counts'
  | 'filibusters'
  | 'legislative-process'
  | 'rulemaking'
  | 'staff-surveys'
  | 'tenth-amendment'
  | 'vetoes';
