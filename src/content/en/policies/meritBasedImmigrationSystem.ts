import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    'Should the country choose more of its permanent immigrants by skill? This policy would give points for education, job skills, English and a job offer. Green cards, which let people live here permanently, would go to those with the most points. Fewer would go to relatives or by lottery. Plans differ: some keep the yearly total, while the RAISE Act of 2017 would have cut it by about half. A 2025 House bill, the SMART Act, is the example used here.',
  ifYes:
    'Under a plan such as the SMART Act, points would replace today’s job categories and the visa lottery would end. Family visas would go only to spouses and minor children, and refugee numbers would be capped at 50,000.',
  ifNo: 'Family ties would stay the main path: they led to 64% of green cards from 2015 to 2024, federal data show. Only Congress can rewrite the categories.',
  lawToday:
    'Federal law sets a yearly base of 675,000 green cards: 480,000 for family, 140,000 for work and 55,000 by lottery. Spouses, minor children and parents of adult citizens are not capped, so totals run higher.',
  pros: [
    'Supporters say choosing by skill fills labor needs. The National Academies found in 2016 that immigrants with more schooling add more to public budgets.',
    'Backers say a public points table is easier to plan around than employer lotteries and long waiting lines.',
    'Supporters point to Canada and Australia, which use points systems to choose many of the people they admit.',
    'Groups that favor lower immigration say fewer family visas would protect the pay of workers at the low end.',
    'Sponsors say ending the lottery means people are chosen by clear standards rather than by chance.',
  ],
  cons: [
    'Family groups say it drops a main aim of the law, keeping families together, by leaving out parents, adult children and siblings.',
    'Critics cite a 2017 Penn Wharton estimate that the RAISE Act, which also cut totals, would mean 1.3 million fewer jobs by 2027.',
    'Farm, building and care employers say points based on college degrees miss the workers they lack.',
    'Critics say points favor men, the young and people from richer countries, and that employers judge talent better than officials do.',
    'Opponents say ending the lottery would close a main path for Africans and others with few relatives here.',
  ],
  sources: [
    { title: 'United States Citizenship and Immigration Services', url: 'https://www.uscis.gov' },
    { title: 'Office of Homeland Security Statistics', url: 'https://ohss.dhs.gov' },
    { title: 'Congress.gov: SMART Act and RAISE Act', url: 'https://www.congress.gov' },
    {
      title: 'National Academies: fiscal effects of immigration (2016)',
      url: 'https://nap.nationalacademies.org',
    },
    { title: 'Penn Wharton Budget Model', url: 'https://budgetmodel.wharton.upenn.edu' },
    {
      title: 'Congressional Research Service: permanent immigration policy (unofficial copy)',
      url: 'https://www.everycrsreport.com/reports/R42866.html',
    },
  ],
  reviewed: '2026-11',
};
