import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  'cbo-2024': {
    title: 'Impose a Tax on Emissions of Greenhouse Gases',
    publisher: 'Congressional Budget Office',
    year: 2024,
    url: 'https://www.cbo.gov/budget-options/60962',
  },
  limits: {
    title:
      'Rescission of the Greenhouse Gas Endangerment Finding and Motor Vehicle Greenhouse Gas Emission Standards',
    publisher: 'Federal Register',
    year: 2026,
    url: 'https://www.federalregister.gov/d/2026-03157',
    lastSeen: { as: 'court', month: '2026-10' },
  },
  plants: {
    title: 'Partial Repeal of the Carbon Pollution Standards for Fossil Fuel‑Fired Electric Generating Units',
    publisher: 'Federal Register',
    year: 2026,
    url: 'https://www.federalregister.gov/d/2026-19071',
    lastSeen: { as: 'court', month: '2026-10' },
  },
  markets: {
    title: 'Washington’s fourth cap-and-invest auction of the year shows strong demand',
    publisher: 'Environmental Defense Fund',
    year: 2025,
    url: 'https://blogs.edf.org/climate411/2025/12/10/washingtons-fourth-cap-and-invest-auction-of-the-year-shows-strong-demand',
    lastSeen: { as: 'program', month: '2026-06' },
  },
  statement: {
    title: 'Economists’ Statement on Carbon Dividends',
    publisher: 'Wikipedia',
    year: 2026,
    onlyRead: true,
    url: 'https://en.wikipedia.org/wiki/Economists%27_Statement_on_Carbon_Dividends',
  },
  rebates: {
    title: 'The Distributional Burden of a Carbon Tax, by Morris and Mathur',
    publisher: 'International Monetary Fund',
    year: 2015,
    url: 'https://www.elibrary.imf.org/view/IMF071/21375-9781138825369/21375-9781138825369/ch06.xml',
  },
  damage: {
    title: 'Comprehensive evidence implies a higher social cost of CO₂',
    publisher: 'Nature',
    year: 2022,
    url: 'https://doi.org/10.1038/s41586-022-05224-9',
  },
  europe: {
    title: 'The Unequal Economic Consequences of Carbon Pricing, by Känzig',
    publisher: 'National Bureau of Economic Research',
    year: 2023,
    url: 'https://www.nber.org/papers/w31221',
  },
  gasoline: {
    title: 'RFF Posts a Carbon Tax Fuel Price Calculator',
    publisher: 'Resources for the Future',
    year: 2017,
    url: 'https://www.rff.org/about/media/press-release/rff-posts-carbon-tax-fuel-price-calculator',
  },
  poorest: {
    title: 'Vertical and horizontal redistributions from a carbon tax and rebate, by Cronin and others',
    publisher: 'University of Illinois',
    year: 2019,
    url: 'https://experts.illinois.edu/en/publications/vertical-and-horizontal-redistributions-from-a-carbon-tax-and-reb',
  },
  revenue: {
    title: 'The Energy Transition and Local Government Finance: New Data and Insights from 10 US States',
    publisher: 'Resources for the Future',
    year: 2024,
    url: 'https://www.rff.org/publications/working-papers/energy-transition-local-government-finance-renewables-revenue/',
  },
  canada: {
    title: 'Canada to Remove Consumer Carbon Price Effective April 1, 2025',
    publisher: 'Andersen',
    year: 2025,
    url: 'https://ca.andersen.com/blog/canada-to-remove-consumer-carbon-price-effective-april-1-2025',
  },
} as const satisfies Readonly<Record<string, Source>>;
