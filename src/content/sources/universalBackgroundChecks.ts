import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  bill: {
    title: 'H.R. 18, Bipartisan Background Checks Act of 2025',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/18',
    lastSeen: { as: 'bill', month: '2026-09' },
  },
  rand: {
    title: 'Background checks',
    publisher: 'RAND, Gun Policy in America',
    year: 2023,
    url: 'https://www.rand.org/research/gun-policy/analysis/background-checks.html',
  },
  sale: {
    title: '18 U.S. Code 922: unlawful acts',
    publisher: 'Cornell Legal Information Institute',
    year: 2026,
    onlyRead: true,
    url: 'https://www.law.cornell.edu/uscode/text/18/922',
  },
  atf: {
    title: 'To whom may an unlicensed person transfer firearms under the GCA?',
    publisher: 'Bureau of Alcohol, Tobacco, Firearms and Explosives',
    year: 2020,
    url: 'https://www.atf.gov/firearms/qa/whom-may-unlicensed-person-transfer-firearms-under-gca',
  },
  everytown: {
    title: 'Background Checks on All Gun Sales',
    publisher: 'Everytown for Gun Safety',
    year: 2026,
    onlyRead: true,
    url: 'https://everytownresearch.org/solutions/background-checks',
  },
  annals: {
    title: 'Firearm Acquisition Without Background Checks',
    publisher: 'Annals of Internal Medicine',
    year: 2017,
    url: 'https://www.acpjournals.org/doi/10.7326/M16-1590',
  },
  denials: {
    title: 'Background Checks for Firearm Transfers, 2013–14: Statistical Tables',
    publisher: 'Bureau of Justice Statistics',
    year: 2016,
    url: 'https://bjs.ojp.gov/redirect-legacy/content/pub/ascii/bcft1314st.txt',
  },
  pew: {
    title: 'Key facts about Americans and guns',
    publisher: 'Pew Research Center',
    year: 2021,
    url: 'https://www.pewresearch.org/fact-tank/2021/05/11/key-facts-about-americans-and-guns/',
  },
  prisoners: {
    title: 'Source and Use of Firearms Involved in Crimes: Survey of Prison Inmates, 2016',
    publisher: 'Bureau of Justice Statistics',
    year: 2019,
    url: 'https://www.ojp.gov/library/publications/source-and-use-firearms-involved-crimes-survey-prison-inmates-2016',
  },
  nagr: {
    title: 'Universal Gun Registration',
    publisher: 'National Association for Gun Rights',
    year: 2026,
    onlyRead: true,
    url: 'https://nationalgunrights.org/about-us/key-issues/universal-gun-registration/',
  },
  code: {
    title: '18 U.S. Code 926: rules and regulations',
    publisher: 'Cornell Legal Information Institute',
    year: 2026,
    onlyRead: true,
    url: 'https://www.law.cornell.edu/uscode/text/18/926',
  },
  states: {
    title:
      'Purchaser Licensing, Point-of-Sale Background Check Laws, and Firearm Homicide and Suicide in 4 US States',
    publisher: 'American Journal of Public Health',
    year: 2020,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7483089/',
  },
} as const satisfies Readonly<Record<string, Source>>;
