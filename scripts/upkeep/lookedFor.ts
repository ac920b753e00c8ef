/** When something newer was last looked for, and why none is there. */
export interface Look {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly found: string;
}

/** By the address of a claim’s source, or by the words in which `npm run due` prints another duty. */
export type Looks = Readonly<Record<string, Look>>;

const on = '2026-11-27';
const noNewerStatus =
  'No status of this bill of October or November could be opened; in September it had taken no further step.';
const noResult =
  'Pages that give a result of the election of November 3 contradict each other, and no official one could be opened.';

/**
 * What stays in the list of what is due although somebody looked. An entry is deleted once the claim has a newer month or
 * the duty is done: the test asks for it.
 */
export const lookedFor: Looks = {
  'https://blogs.edf.org/climate411/2025/12/10/washingtons-fourth-cap-and-invest-auction-of-the-year-shows-strong-demand':
    {
      on,
      found:
        'In June 2026 the two states agreed to link their markets in 2027; no page of September or later on both could be opened.',
    },
  'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html':
    {
      on,
      found:
        'The newest guide that could be opened is of October 7, and counts the proclamation among the rules in force.',
    },
  'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html':
    {
      on,
      found:
        'The newest page that could be opened is of September 30 and knows of no stay; the card speaks of the ruling of August only.',
    },
  'https://digital.va.gov/ehr-modernization/ehr-deployment-schedule/': {
    on,
    found:
      'VA planned seven more sites by August and two for October; no official count of those that began could be opened, so the card keeps that of April, with its month.',
  },
  'https://www.ncsl.org/elections-and-campaigns/initiative-and-referendum-processes': {
    on,
    found:
      'The lists that could be opened count 24 to 26 states; none of them says that it is of September or later.',
  },
  'https://www.cbsnews.com/pittsburgh/news/education-department-save-plan-studen-loan-repayment/': {
    on,
    found: 'No proper page of September or later about this ruling could be opened.',
  },
  'https://www.federalregister.gov/d/2026-03157': {
    on,
    found: 'No ruling on this repeal, and no page of November about the case, could be found.',
  },
  'https://www.federalregister.gov/d/2026-19071': {
    on,
    found: 'No ruling on this repeal, and no page of November about the case, could be found.',
  },
  'https://www.congress.gov/bill/119th-congress/house-bill/18': { on, found: noNewerStatus },
  'https://www.congress.gov/bill/119th-congress/house-bill/8413': { on, found: noNewerStatus },
  'https://www.welch.senate.gov/welch-hawley-lead-bipartisan-bill-to-raise-the-federal-minimum-raise': {
    on,
    found: noNewerStatus,
  },
  'https://www.congress.gov/bill/119th-congress/senate-bill/3959': { on, found: noNewerStatus },
  'https://www.veterans.senate.gov/2025/7/what-they-are-saying-veterans-groups-applaud-senate-va-committee-passage-of-sen-moran-s-veterans-access-act':
    { on, found: noNewerStatus },
  'https://dexter.house.gov/media/press-releases/house-veterans-affairs-committee-unanimously-passes-rep-maxine-dexters-motion':
    {
      on,
      found: 'No later count of the steps that the Government Accountability Office urged could be opened.',
    },
  'members of Congress and their local offices as of 2026-07-15': {
    on,
    found:
      'No newer copy of the dataset could be opened; the two members who came in September are kept by hand.',
  },
  'term of Ashley Moody, FL': {
    on,
    found: noResult,
  },
  'term of Jon Husted, OH': {
    on,
    found: noResult,
  },
};

/** @returns the line below what is due; nothing where nobody looked. */
export function lookLine(key: string, looks: Looks, indent: number): readonly string[] {
  const look = looks[key];
  return look ? [`${' '.repeat(indent)}Looked for on ${look.on}: ${look.found}`] : [];
}
