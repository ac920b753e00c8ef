import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  smart: {
    title: 'H.R. 3466, SMART Act: bill page',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/3466',
    lastSeen: { as: 'bill', month: '2026-10' },
  },
  parents: {
    title: 'H.R. 3466, SMART Act: text',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/119/bills/hr3466/BILLS-119hr3466ih.htm',
  },
  refugees: {
    title: 'Emergency Presidential Determination on Refugee Admissions for Fiscal Year 2026',
    publisher: 'Federal Register',
    year: 2026,
    url: 'https://www.federalregister.gov/d/2026-10598',
  },
  ban: {
    title: 'Suspension of Visa Issuance to Foreign Nationals to Protect the Security of the United States',
    publisher: 'Department of State',
    year: 2026,
    url: 'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html',
    lastSeen: { as: 'pause', month: '2026-10' },
  },
  countries: {
    title:
      'Immigrant Visa Processing Updates for Nationalities at High Risk of U.S. Public Benefits Reliance',
    publisher: 'Department of State',
    year: 2026,
    url: 'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html',
    lastSeen: { as: 'court', month: '2026-09' },
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
  canada: {
    title: 'Immigration selection factors and the earnings of economic principal applicants',
    publisher: 'Statistics Canada',
    year: 2022,
    url: 'https://www150.statcan.gc.ca/n1/pub/36-28-0001/2022006/article/00001-eng.htm',
  },
  talent: {
    title: 'The United States is Starved for Talent',
    publisher: 'National Bureau of Economic Research, as reported by Marginal Revolution',
    year: 2020,
    url: 'https://marginalrevolution.com/marginalrevolution/2020/01/the-united-states-is-starved-for-talent.html',
  },
  fair: {
    title: 'RAISE Act Reintroduced in Congress',
    publisher: 'Federation for American Immigration Reform',
    year: 2019,
    url: 'https://www.immigrationreform.com/2019/04/10/raise-act-reintroduced-in-congress-immigrationreform-com/amp/',
  },
  care: {
    title: 'KFF Research: Immigrants in the Direct Care Workforce',
    publisher: 'KFF, as reported by LeadingAge',
    year: 2025,
    url: 'https://leadingage.org/kff-research-immigrants-ltc-direct-care-workforce-participation',
  },
  earnings: {
    title: 'Family-friendly and human-capital-based immigration policy, by Duleep and Regets',
    publisher: 'IZA World of Labor',
    year: 2017,
    url: 'https://wol.iza.org/articles/family-friendly-and-human-capital-based-immigration-policy/long',
  },
} as const satisfies Readonly<Record<string, Source>>;
