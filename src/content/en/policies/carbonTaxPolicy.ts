import { checkedThrough, sources } from '../../sources/carbonTaxPolicy';
import type { PolicyText } from '../../types';

export const carbonTaxPolicy: PolicyText = {
  id: '5',
  description:
    'Should the federal government charge for each ton of carbon dioxide from coal, oil and gas? Companies would usually pay at the mine, well, port or plant, and buyers may bear much of it in higher prices. Goods that release more carbon would cost more, so people and firms would have a reason to use less. Congress would decide what to do with the money. It could pay it back to households, cut other taxes, lower the [[deficit|deficit]] or fund programs.',
  ifYes:
    'Large sources would pay a set price per ton; one option {{cbo-2024|studied in 2024}} starts at $25 and rises each year. Fuel and power from coal, oil and gas would cost more, and any rebate would depend on the law.',
  ifNo: 'Carbon would have no federal price. The federal rules that remain, state programs and market prices would go on shaping emissions.',
  lawToday:
    'There is no federal tax on carbon, and federal limits on carbon from vehicles {{limits|were repealed in February 2026}}, a step challenged in court. Some states, such as {{markets|California and Washington}}, run carbon markets of their own.',
  pros: [
    'Many economists say one price on every ton cuts emissions at the lowest cost, since each firm picks its cheapest way. Thousands signed a {{statement|2019 statement}} for it.',
    'Backers point to revenue. In 2024 the {{cbo-2024|Congressional Budget Office (CBO)}} studied $25 a ton, rising 5% a year above inflation. With no rebates, {{cbo-2024|deficits would fall}} $919 billion in ten years.',
    'Supporters say rebates can protect families. A {{rebates|2015 study}} found that a small part of the money would make up what the poorest fifth pay as a group.',
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
  sources,
  checkedThrough,
};
