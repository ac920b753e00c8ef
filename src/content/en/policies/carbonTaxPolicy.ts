import { sources } from '../../sources/carbonTaxPolicy';
import type { PolicyText } from '../../types';

export const carbonTaxPolicy: PolicyText = {
  id: '5',
  description:
    'Should the federal government charge for each ton of carbon dioxide from coal, oil and gas? Companies would usually pay at the mine, well, port or plant, and buyers may bear much of it in higher prices. Goods that release more carbon would cost more, so people and firms would have a reason to use less. Congress would decide what to do with the money. It could cut other taxes, lower the [[deficit|deficit]], fund programs or return the money to households.',
  ifYes:
    'Large sources would pay a set price per ton; one option {{cbo-2024|studied in 2024}} starts at $25 and rises each year. Fuel and power from coal, oil and gas would cost more, and any rebate would depend on the law.',
  ifNo: 'Carbon would have no federal price. The federal rules that remain, state programs and market prices would go on shaping emissions.',
  lawToday:
    'There is no federal tax on carbon, though some states, such as {{markets|California and Washington}}, run carbon markets. Most federal carbon limits for power plants were {{plants|repealed in September 2026}}, and all those for vehicles {{limits|that February}}, which was challenged in court.',
  pros: [
    'Many economists say one price on every ton cuts emissions at the lowest cost, since each firm picks its cheapest way. Thousands signed a {{statement|2019 statement}} for it.',
    'Backers point to revenue. In 2024 the {{cbo-2024|Congressional Budget Office (CBO)}} studied $25 a ton, rising 5% a year above inflation. With no rebates, {{cbo-2024|deficits would fall}} $919 billion in ten years.',
    'Supporters say rebates can protect families. A {{rebates|2015 study}} found that a small part of the money would make up what the poorest fifth pay as a group.',
    'Supporters say it would curb harm to health and climate. A {{damage|2022 study in Nature}} put the damage worldwide from each extra ton of carbon dioxide at about $185.',
    'Business supporters say a steady price is easier to plan for than changing rules. Canada {{canada|kept its price on large industry}} in 2025.',
  ],
  cons: [
    'Opponents say it slows the economy. A {{europe|2023 study}} of Europe’s carbon market found that a higher price raised energy costs, cut activity and hit poorer households hardest.',
    'Critics say drivers would feel it. At the rate {{gasoline|found in 2017}} by Resources for the Future, a research group, $25 a ton adds about 22 cents to a gallon.',
    'Critics say rebates miss many families. A {{poorest|2019 study}} found that under some plans most of the poorest families would pay more than they get back.',
    'Coal, oil and gas regions say they would lose jobs and revenue. Resources for the Future {{revenue|found in 2024}} that these fuels bring dozens of counties over $1,000 a person each year.',
    'Opponents say the gain depends on what other countries do, and that public support can fade. Canada {{canada|ended its consumer charge}} in 2025.',
  ],
  sources,
};
