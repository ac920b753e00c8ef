import { sources } from '../../sources/affordableHousingInitiative';
import type { PolicyText } from '../../types';

export const affordableHousingInitiative: PolicyText = {
  id: '9',
  description:
    'Should the federal government spend more to lower the cost of housing? An effort like this could mix several tools. It could give more families vouchers that help pay the rent. It could expand [[tax-credit|tax credits]] for builders of low-cost homes, or offer grants to places that allow more building. Congress would choose the mix and the budget. The debate is about cost, local control and whether to help renters or add homes first.',
  ifYes:
    'More federal money or tax credits would go to rent help, new low-cost homes or places that ease building limits. The results would depend on which tools Congress picks.',
  ifNo: 'Current programs, with those of a {{road|2026 law}} that took effect without the President’s signature, would go on as Congress funds them each year. Cities and states would still decide what gets built and where.',
  lawToday:
    'Federal rent aid depends on yearly funding, and {{waits|in 2021}} many who qualified had to wait. A {{road|July 2026 law}}, the 21st Century ROAD to Housing Act, authorizes up to $200 million a year in grants but itself provides none.',
  pros: [
    'Advocates say need is high. {{renters|Harvard researchers}} found that a record 22.7 million renter households spent over 30% of their income on housing in 2024.',
    'Advocates say low-cost homes are scarce, {{gap|35 in 2025}} for every 100 renters with the lowest incomes. By one forecast, tax credits widened that year {{credits|add 1.22 million}} in ten years.',
    'Some economists say vouchers need not push up rents. A {{later|2015 study}} of vouchers added from 2000 to 2002 found no overall rise.',
    'Advocates cite a {{families|2016 federal study}} of families in shelters. It found that lasting vouchers cut both homelessness and trouble affording food.',
    'Supporters say grants leave [[zoning|zoning]] to local governments while rewarding those that allow more homes, the path that the law takes today.',
  ],
  cons: [
    'Critics of spending say each voucher becomes a lasting cost, 9% above usual aid in a {{families|2016 study}}. In 2022, {{vouchers|2.3 million households}} used one; Congress must renew the money yearly.',
    'Some economists say landlords gain from rent aid. A {{design|2018 study}} found that more generous vouchers across a metro area raised rents, with little gain in the quality of homes.',
    'Local-control advocates oppose tying federal money to land use, as a {{road|2026 law}} does. They say residents should decide how their own towns grow.',
    'Critics say tax-credit homes cost too much. In 2018 the {{cost|Government Accountability Office}} found [[median|medians]] from $126,000 a home in Texas to $326,000 in California, for 2011–15.',
    'A 2017 study by the {{cato|Cato Institute}} says tax credits are complex and share most of the gains with investors, developers and banks.',
  ],
  sources,
};
