import type { StoredKey } from './yourDataTypes';
import type { Source } from './types';

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

export interface PageMeta {
  /** Without the name of the site: the page head adds it, so it would appear twice. */
  readonly title: string;
  /** For search engines and link previews, which cut off what is longer than 160 characters. */
  readonly description: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: RichText;
}

export interface TitledList {
  readonly heading: string;
  readonly items: readonly RichText[];
}

export interface Section {
  readonly heading: string;
  /** May be empty if the list says everything. */
  readonly paragraphs: readonly RichText[];
  readonly list?: readonly RichText[];
}

export interface EffectiveDate {
  readonly label: string;
  readonly shown: string;
  /** Must be the same day as `shown`, which visitors read: programs read this one. */
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

export type EducationLinkId =
  | EducationSourceId
  | 'congress'
  | 'elected-officials'
  | 'house'
  | 'lobbying-reports'
  | 'regulations'
  | 'senate'
  | 'state-legislatures'
  | 'vote-gov';

export interface ActionCard {
  readonly title: string;
  readonly paragraphs: readonly RichText[];
  readonly actions: readonly { readonly link: EducationLinkId; readonly label: string }[];
}

export interface EducationWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly intro: RichText;
  readonly links: PageLinks<EducationLinkId>;
  readonly stateAndFederal: {
    readonly heading: string;
    readonly intro: RichText;
    readonly powers: {
      readonly federal: TitledList;
      readonly state: TitledList;
      readonly shared: TitledList;
    };
    readonly conflict: Section;
    readonly floor: Section;
    readonly examples: { readonly heading: string; readonly items: readonly TitledText[] };
    readonly statesMakeLaw: Section;
  };
  readonly process: {
    readonly heading: string;
    readonly intro: RichText;
    /** Each text of a station continues a label and a colon, so it begins in lower case. */
    readonly overview: {
      readonly label: string;
      readonly ends: string;
      readonly stations: readonly {
        readonly name: string;
        readonly yourVoice: string;
        readonly whereBillsStop?: string;
      }[];
    };
    readonly labels: { readonly whereBillsStop: string; readonly yourVoice: string };
    readonly phases: readonly [Phase, Phase, Phase];
    readonly afterwards: Section;
    /** Must contain the link to its source, like every figure on the page. */
    readonly figure: RichText;
  };
  readonly notice: {
    readonly heading: string;
    readonly text: RichText;
    readonly explanation: readonly RichText[];
  };
  readonly gettingInvolved: {
    readonly heading: string;
    readonly intro: RichText;
    readonly contact: ActionCard;
    readonly write: string;
    readonly track: ActionCard;
    /** Both `link`, in this section, and `door`, at the head of the page, open the page for classes. */
    readonly teach: TitledText & { readonly link: string; readonly door: string };
    readonly more: TitledList;
  };
  readonly glossary: {
    readonly heading: string;
    readonly intro: RichText;
    readonly seeAll: string;
  };
  readonly sources: Readonly<Record<EducationSourceId, Source>>;
  /** `YYYY-MM`: the month up to which a person checked the text against its sources. Visitors rely on it. */
  readonly checkedThrough: `${number}-${number}`;
}

export interface HomeWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly tagline: string;
  readonly lead: string;
  readonly buttons: { readonly takeSurvey: string; readonly joinCommunity: string };
  readonly blurbs: readonly [TitledText, TitledText, TitledText];
  readonly voterRegistration: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly linkText: string;
    readonly opensInNewTab: string;
  };
  /** Must contain `left` in digits, and no number before it: the inline script replaces the first number it finds. */
  readonly continue: (left: number) => string;
  readonly seeAnswers: string;
  readonly question: {
    readonly label: string;
    readonly readBoth: string;
    /** Accessible name, because `readBoth` does not say of which policy. */
    readonly readBothLabel: (title: string) => string;
    readonly noted: (title: string, answer: string) => string;
    readonly savedOnDevice: string;
    readonly keptInTab: string;
    readonly done: string;
    readonly doneText: string;
  };
  readonly doors: { readonly heading: string; readonly friend: string; readonly group: string };
}

export interface MyAnswersWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Must say that this is no poll and no advice, or visitors could take it for either. */
  readonly honest: string;
  readonly needsScripts: string;
  readonly stand: {
    readonly label: string;
    readonly answered: (answered: number, all: number) => string;
    readonly star: string;
  };
  readonly empty: { readonly heading: string; readonly text: string; readonly link: string };
  readonly actions: {
    readonly label: string;
    readonly print: string;
    readonly otherDevice: string;
    readonly loadFailed: string;
  };
  readonly steps: {
    readonly heading: string;
    readonly write: TitledText;
    readonly share: TitledText;
    readonly compare: TitledText;
    readonly group: TitledText;
    readonly education: TitledText;
    readonly register: TitledText;
  };
  readonly table: {
    readonly caption: string;
    readonly columns: {
      readonly policy: string;
      readonly answer: string;
      readonly star: string;
      readonly next: string;
    };
    readonly notAnswered: string;
    readonly star: string;
    readonly starLabel: (title: string) => string;
    readonly write: string;
    readonly writeLabel: (title: string) => string;
    readonly change: string;
    readonly changeLabel: (title: string) => string;
    readonly answer: string;
    readonly answerLabel: (title: string) => string;
  };
}

export interface PrivacyWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly effective: EffectiveDate;
  readonly intro: readonly RichText[];
  readonly links: PageLinks<'gpc'>;
  readonly sections: readonly Section[];
}

export interface AccessibilityWords {
  readonly meta: PageMeta;
  readonly heading: string;
  /** The day on which a person last compared the page with the site: change it only after doing so again. */
  readonly checked: EffectiveDate;
  readonly intro: readonly RichText[];
  readonly links: PageLinks<'wcag'>;
  readonly sections: readonly Section[];
}

export interface AboutWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly sections: readonly Section[];
  /** The list that follows is in `corrections.ts`. */
  readonly corrections: { readonly heading: string; readonly text: string; readonly none: string };
}

export interface CookieWords {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly effective: EffectiveDate;
  readonly intro: readonly RichText[];
  readonly links: PageLinks<string>;
  readonly noCookies: Section;
  readonly stored: {
    readonly heading: string;
    readonly paragraphs: readonly RichText[];
    readonly caption: string;
    readonly columns: {
      readonly key: string;
      readonly purpose: string;
      readonly lifetime: string;
    };
    readonly rows: Readonly<Record<StoredKey, { readonly purpose: string; readonly lifetime: string }>>;
    readonly notes: readonly RichText[];
  };
  readonly choice: Section;
  readonly lifetime: Section;
  readonly clearing: Section;
  readonly questions: Section;
}
