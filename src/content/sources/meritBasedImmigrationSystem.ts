import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  smart: {
    title: 'H.R. 3466, SMART Act: text',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/119/bills/hr3466/BILLS-119hr3466ih.htm',
  },
  parents: {
    title: 'H.R. 3466, SMART Act: bill page',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/3466',
  },
  refugees: {
    title: 'Refugee admissions goal for the year to September 2026',
    publisher: 'Church World Service',
    year: 2025,
    url: 'https://cwsglobal.org/action-alerts/take-action-advocate-for-a-refugee-admissions-goal-that-reflects-humanitarian-values-and-responds-to-global-need',
  },
  lottery: {
    title: 'Trump Administration Pauses Diversity Visa Program',
    publisher: 'Mondaq',
    year: 2026,
    url: 'https://www.mondaq.com/unitedstates/work-visas/1727866/trump-administration-pauses-diversity-visa-program',
  },
  countries: {
    title: 'US State Department Pauses Immigrant Visa Processing for 75 Countries',
    publisher: 'Mondaq',
    year: 2026,
    url: 'https://www.mondaq.com/unitedstates/work-visas/1732188/us-state-department-pauses-immigrant-visa-processing-for-75-countries-what-applicants-and-businesses-need-to-know',
  },
  code: {
    title: '8 U.S. Code 1151: worldwide level of immigration',
    publisher: 'Cornell Legal Information Institute',
    year: 2026,
    onlyRead: true,
    url: 'https://www.law.cornell.edu/uscode/text/8/1151',
  },
  bulletin: {
    title: 'Visa Bulletin for September 2023',
    publisher: 'Department of State',
    year: 2023,
    url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin/2023/visa-bulletin-for-september-2023.html',
  },
  academies: {
    title: 'The Economic and Fiscal Consequences of Immigration, chapter 8',
    publisher: 'National Academies',
    year: 2016,
    url: 'https://www.nap.edu/read/23550/chapter/13',
  },
  patents: {
    title: 'Immigrants’ share of patents and innovation',
    publisher: 'Stanford study, as reported by Futurity',
    year: 2023,
    url: 'https://futurity.org/immigrants-patents-innovation-2899332-2',
  },
  fair: {
    title: 'RAISE Act Reintroduced in Congress',
    publisher: 'Federation for American Immigration Reform',
    year: 2019,
    url: 'https://www.immigrationreform.com/2019/04/10/raise-act-reintroduced-in-congress-immigrationreform-com/amp/',
  },
  fwd: {
    title: 'Statement on the RAISE Act',
    publisher: 'FWD.us',
    year: 2017,
    url: 'https://www.fwd.us/news/statement-fwd-us-president-todd-schulte-raise-act/',
  },
  earnings: {
    title: 'Family-friendly and human-capital-based immigration policy, by Duleep and Regets',
    publisher: 'IZA World of Labor',
    year: 2017,
    url: 'https://wol.iza.org/articles/family-friendly-and-human-capital-based-immigration-policy/long',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The month through which they were. */
export const checkedThrough = '2026-05';
