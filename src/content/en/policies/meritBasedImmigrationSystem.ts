import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    'Should the country choose more of its permanent immigrants by skill? This policy would give points for education, job skills, English and a job offer. Green cards, which let people live here permanently, would go to those with the most points. Fewer would go to relatives, and none by lottery. Plans differ in how many people they admit. The {{smart|SMART Act of 2025}}, a House bill, is the example used here. It lowers the family limit and ends the lottery.',
  ifYes:
    'Under the SMART Act, points would replace the job categories and the lottery; family green cards would go only to spouses and minor children. Parents of adult citizens could come on {{parents|renewable five-year visas}}, and refugees would be capped at 50,000; the President’s limit for 2026 was {{refugees|7,500}}.',
  ifNo: 'Family ties would stay the main path to a green card, and only Congress could rewrite the categories. A President can pause visas: {{lottery|the lottery}} was paused in December 2025, and visas for {{countries|75 countries}} in January 2026.',
  lawToday:
    'The {{code|law}} sets a yearly base of 675,000 green cards: 480,000 for family, 140,000 for work and 55,000 by lottery. Spouses, minor children and parents of citizens have no limit, so totals run higher; other relatives get {{bulletin|at least 226,000}}.',
  pros: [
    'Supporters say choosing by skill fills labor needs. The {{academies|National Academies}} found in 2016 that immigrants with more schooling add more to public budgets.',
    'Backers say a public points table is easier to plan around than employer lotteries and long waiting lines.',
    'Supporters say skilled newcomers drive new ideas. A {{patents|Stanford study}} found that immigrants were 16% of inventors but behind 23% of patents from 1990 to 2016.',
    'The {{fair|Federation for American Immigration Reform}}, which favors lower immigration, says fewer family visas would protect the pay of workers at the low end.',
    'Sponsors say ending the lottery means people are chosen by clear standards rather than by chance.',
  ],
  cons: [
    'Family groups say it drops a main aim of the law, keeping families together. It leaves out siblings and gives parents {{smart|only temporary visas}}, they say.',
    'Critics say such plans admit far fewer people. FWD.us, a group that favors immigration, {{fwd|said in 2017}} that a bill of that year, the RAISE Act, would cut legal immigration by 50%.',
    'Farm, building and care employers say points based on college degrees miss the workers they lack.',
    'Critics say points favor men, the young and people from richer countries, and that employers judge talent better than officials do.',
    'Opponents say ending the lottery for good would close a main path for Africans and others with few relatives here.',
  ],
  sources: {
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
      title: 'State Department pauses immigrant visas for 75 countries',
      publisher: 'Mondaq',
      year: 2026,
      url: 'https://www.mondaq.com/unitedstates/work-visas/1732188/us-state-department-pauses-immigrant-visa-processing-for-75-countries-what-applicants-and-businesses-need-to-know',
    },
    code: {
      title: '8 U.S. Code 1151: worldwide level of immigration',
      publisher: 'Cornell Legal Information Institute',
      year: 2026,
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
      publisher: 'Futurity, on a Stanford study',
      year: 2023,
      url: 'https://futurity.org/immigrants-patents-innovation-2899332-2',
    },
    fair: {
      title: 'RAISE Act reintroduced in Congress',
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
  },
  checkedThrough: '2026-05',
};
