import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  rate: {
    title: 'Minimum wage',
    publisher: 'USA.gov',
    year: 2026,
    onlyRead: true,
    url: 'https://www.usa.gov/minimum-wage',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  'cbo-2021': {
    title: 'The Budgetary Effects of the Raise the Wage Act of 2021',
    publisher: 'Congressional Budget Office',
    year: 2021,
    url: 'https://www.cbo.gov/publication/56975',
  },
  bill: {
    title: 'Welch, Hawley Lead Bipartisan Bill to Raise the Federal Minimum Wage',
    publisher: 'Office of Senator Welch',
    year: 2025,
    url: 'https://www.welch.senate.gov/welch-hawley-lead-bipartisan-bill-to-raise-the-federal-minimum-raise',
    lastSeen: { as: 'bill', month: '2026-09' },
  },
  increases: {
    title: 'The Effect of Minimum Wages on Low-Wage Jobs',
    publisher: 'Quarterly Journal of Economics',
    year: 2019,
    url: 'https://doi.org/10.1093/qje/qjz014',
  },
  'cbo-2019': {
    title: 'The Effects on Employment and Family Income of Increasing the Federal Minimum Wage',
    publisher: 'Congressional Budget Office',
    year: 2019,
    url: 'https://www.cbo.gov/publication/55410',
  },
  restaurants: {
    title: 'Associations Oppose Plan to Hike Minimum Wage to $15',
    publisher: 'Foodservice Equipment Distributors Association',
    year: 2021,
    url: 'https://feda.com/fedaimis/FEDA/Articles/First_Thing/2021-02/Associations_Oppose_Plan_to_Hike_Minimum_Wage_to__15.aspx',
  },
  prices: {
    title: 'Real Personal Consumption and Regional Price Parities, 2023',
    publisher: 'Bureau of Economic Analysis',
    year: 2024,
    url: 'https://www.bea.gov/newsreleases/regional/rpp/rpp_newsrelease.htm',
  },
  workers: {
    title: 'What are the characteristics of minimum wage workers?',
    publisher: 'Bureau of Labor Statistics, as reported by the University of California, Davis',
    year: 2025,
    url: 'https://poverty.ucdavis.edu/faq/what-are-characteristics-minimum-wage-workers',
  },
} as const satisfies Readonly<Record<string, Source>>;
