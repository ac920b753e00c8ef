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
      'EPA Strikes at the Roots of Federal GHG Regulations, Rescinds Endangerment Finding for Motor Vehicles',
    publisher: 'National Law Review',
    year: 2026,
    url: 'https://natlawreview.com/article/epa-strikes-roots-federal-ghg-regulations-rescinds-endangerment-finding-motor',
  },
  markets: {
    title:
      'CA Cap-and-Invest Reauthorization a Significant Milestone Toward Linkage of California, Quebec and Washington Carbon Markets',
    publisher: 'Clean and Prosperous Institute',
    year: 2025,
    url: 'https://cleanandprosperous.org/2025/09/17/press-release-ca-cap-and-invest-reauthorization-a-significant-milestone-toward-linkage-of-california-quebec-and-washington-carbon-markets/',
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
  gasoline: {
    title: 'RFF Posts Carbon Tax Fuel Price Calculator',
    publisher: 'Resources for the Future',
    year: 2017,
    url: 'https://www.rff.org/about/media/press-release/rff-posts-carbon-tax-fuel-price-calculator',
  },
  'cbo-2012': {
    title: 'Offsetting a Carbon Tax’s Costs on Low-Income Households',
    publisher: 'Congressional Budget Office',
    year: 2012,
    url: 'https://www.cbo.gov/publication/43713',
  },
  canada: {
    title: 'Canada to Remove Consumer Carbon Price Effective April 1, 2025',
    publisher: 'Andersen',
    year: 2025,
    url: 'https://ca.andersen.com/blog/canada-to-remove-consumer-carbon-price-effective-april-1-2025',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The month through which they were. */
export const checkedThrough = '2026-05';
