import type { PolicyText } from '../../types';

export const carbonTaxPolicy: PolicyText = {
  id: '5',
  description:
    'Should the federal government charge for each ton of carbon dioxide from coal, oil and gas? Companies would usually pay at the mine, well, port or plant, and buyers may bear much of it in higher prices. Goods that release more carbon would cost more, so people and firms would have a reason to use less. Congress would decide what to do with the money. It could pay it back to households, cut other taxes, lower the deficit or fund programs.',
  ifYes:
    'Large sources would pay a set price per ton; one option {{cbo-2024|studied in 2024}} starts at $25 and rises each year. Fuel and power from coal, oil and gas would cost more, and any rebate would depend on the law.',
  ifNo: 'Carbon would have no federal price. The federal rules that remain, state programs and market prices would go on shaping emissions.',
  lawToday:
    'There is no federal tax on carbon, and federal limits on carbon from vehicles {{limits|were repealed in February 2026}}, a step challenged in court. Some states, such as {{markets|California and Washington}}, run carbon markets of their own.',
  pros: [
    'Many economists say one price on every ton cuts emissions at the lowest cost, since each firm picks its cheapest way. Thousands signed a {{statement|2019 statement}} for it.',
    'Supporters point to revenue. In 2024 the {{cbo-2024|Congressional Budget Office (CBO)}} studied $25 a ton, rising 5% a year above inflation. That would {{cbo-2024|cut deficits by $919 billion}} in ten years.',
    'Backers say rebates can protect families. A {{rebates|2015 study}} found that a small part of the money would make up what the poorest fifth pay as a group.',
    'Supporters say it would curb harm to health and climate. A {{damage|2022 study in Nature}} put the damage worldwide from each extra ton of carbon dioxide at about $185.',
    'Business supporters say a steady price is easier to plan for than changing rules. A fee at the border, they say, would reward cleaner producers at home.',
  ],
  cons: [
    'Opponents say it raises the cost of driving, heating and buying goods, and that people cannot quickly change how they live.',
    'Critics say drivers would feel it. Resources for the Future, a research group, {{gasoline|found in 2017}} that $40 a ton adds about 36 cents to a gallon of gasoline.',
    'Critics say it weighs most on low incomes. A {{cbo-2012|2012 CBO working paper}} found that, before rebates, it takes a larger share of income from poorer households.',
    'Coal, oil, gas and heavy-industry regions say they would lose more jobs and local tax revenue than other places.',
    'Opponents say the gain depends on other countries, and that support can fade. Canada {{canada|ended its consumer charge in 2025}}, though it kept its price on large industry.',
  ],
  sources: {
    'cbo-2024': {
      title: 'Impose a Tax on Emissions of Greenhouse Gases',
      publisher: 'Congressional Budget Office',
      year: 2024,
      url: 'https://www.cbo.gov/budget-options/60962',
    },
    limits: {
      title: 'EPA rescinds the endangerment finding and vehicle standards',
      publisher: 'National Law Review',
      year: 2026,
      url: 'https://natlawreview.com/article/epa-strikes-roots-federal-ghg-regulations-rescinds-endangerment-finding-motor',
    },
    markets: {
      title: 'California renews its carbon market; link with Washington and Quebec',
      publisher: 'Clean and Prosperous Institute',
      year: 2025,
      url: 'https://cleanandprosperous.org/2025/09/17/press-release-ca-cap-and-invest-reauthorization-a-significant-milestone-toward-linkage-of-california-quebec-and-washington-carbon-markets/',
    },
    statement: {
      title: 'Economists’ Statement on Carbon Dividends',
      publisher: 'Wikipedia',
      year: 2026,
      url: 'https://en.wikipedia.org/wiki/Economists%27_Statement_on_Carbon_Dividends',
    },
    rebates: {
      title: 'The Distributional Burden of a Carbon Tax, by Morris and Mathur',
      publisher: 'International Monetary Fund',
      year: 2015,
      url: 'https://www.elibrary.imf.org/view/IMF071/21375-9781138825369/21375-9781138825369/ch06.xml',
    },
    damage: {
      title: 'Comprehensive evidence implies a higher social cost of carbon dioxide',
      publisher: 'Nature',
      year: 2022,
      url: 'https://doi.org/10.1038/s41586-022-05224-9',
    },
    gasoline: {
      title: 'Release on a calculator of fuel prices under a carbon tax',
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
      title: 'Canada to remove the consumer carbon price from April 1, 2025',
      publisher: 'Andersen',
      year: 2025,
      url: 'https://ca.andersen.com/blog/canada-to-remove-consumer-carbon-price-effective-april-1-2025',
    },
  },
  checkedThrough: '2026-05',
};
