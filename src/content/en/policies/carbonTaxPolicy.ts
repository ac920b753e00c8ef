import type { PolicyText } from '../../types';

export const carbonTaxPolicy: PolicyText = {
  id: '5',
  description:
    'Should companies pay a fee for the carbon dioxide that comes from coal, oil and gas? This policy would charge for each ton, usually at the mine, well, port or plant. Goods that release more carbon would cost more, so people and firms would have a reason to use less. Congress would decide what to do with the money. It could pay it back to households, cut other taxes, lower the deficit or fund programs.',
  ifYes:
    'Large sources would pay a set price per ton; one option studied in 2024 starts at $25 and rises each year. Fuel and power from coal, oil and gas would cost more, and any rebate would depend on the law.',
  ifNo: 'Carbon would have no federal price. Other federal rules, state programs and market prices would go on shaping emissions.',
  lawToday:
    'There is no federal tax on carbon, and the federal gasoline tax is not based on it. Some states, such as California and Washington, run carbon markets of their own.',
  pros: [
    'Many economists say one price on every ton cuts emissions at the lowest cost, since each firm picks its cheapest way.',
    'Supporters point to revenue. The Congressional Budget Office (CBO) estimated in 2024 that $25 a ton, rising yearly, would cut deficits by $919 billion over ten years.',
    'Backers say rebates can protect families. A 2015 study by two economists found that 11% of the money would make up the costs of the poorest fifth as a group.',
    'Business supporters say a steady price is easier to plan for than rules that change with each administration.',
    'Sponsors of border fee bills say a matching charge on imports would reward cleaner producers at home.',
  ],
  cons: [
    'Opponents say it raises the cost of driving, heating and buying goods, and that people cannot quickly change how they live.',
    'Critics say drivers would feel it. Resources for the Future, a research group, found in 2017 that each dollar of tax adds about a penny per gallon.',
    'Critics say it weighs most on low incomes. A 2012 CBO paper found that, before rebates, it takes a larger share from poorer households.',
    'Coal, oil, gas and heavy-industry regions say they would lose more jobs and local tax revenue than other places.',
    'Opponents say the gain for the climate depends on other countries, and that rebates can end; Canada dropped its consumer charge in 2025.',
  ],
  sources: [
    {
      title: 'Congressional Budget Office: tax on greenhouse gas emissions (2024)',
      url: 'https://www.cbo.gov/budget-options/60962',
    },
    {
      title: 'Congressional Budget Office: carbon tax and low-income households (2012)',
      url: 'https://www.cbo.gov/publication/43713',
    },
    { title: 'Resources for the Future', url: 'https://www.rff.org' },
    {
      title: 'International Monetary Fund: carbon tax study by Morris and Mathur (2015)',
      url: 'https://www.elibrary.imf.org',
    },
    { title: 'Government of Canada', url: 'https://www.canada.ca' },
    { title: 'Congress.gov', url: 'https://www.congress.gov' },
  ],
  reviewed: '2026-11',
};
