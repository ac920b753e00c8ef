import { checkedThrough, sources } from '../../sources/affordableHousingInitiative';
import type { PolicyText } from '../../types';

export const affordableHousingInitiative: PolicyText = {
  id: '9',
  description:
    'Should the federal government spend more or change its programs to lower housing costs? An effort like this could mix several tools. It could give more families vouchers that help pay the rent. It could expand [[tax-credit|tax credits]] for builders of low-cost homes, or offer grants to places that allow more building. Congress would choose the mix and the budget. The debate is about cost, local control and whether to help renters or add homes first.',
  ifYes:
    'More federal money or tax credits would go to rent help, new low-cost homes or places that ease building limits. The results would depend on which tools Congress picks.',
  ifNo: 'Current programs, a {{road|2026 law}} among them, would go on at the level Congress funds each year. Cities and states would still decide what gets built and where.',
  lawToday:
    'Federal rent aid depends on yearly funding, and {{waits|many who qualify wait}}. A {{road|law of July 2026}}, the 21st Century ROAD to Housing Act, allows grants where homes are added, but adds no money or vouchers.',
  pros: [
    'Advocates say need is high. {{renters|Harvard researchers}} found that a record 22.7 million renter households spent over 30% of their income on housing in 2024.',
    'Advocates say low-cost homes are scarce. The {{gap|National Low Income Housing Coalition}} counted 35 for every 100 renters with the lowest incomes in 2025.',
    'Supporters say the goal draws votes from both parties. A housing bill {{vote|passed the Senate 85–5}} in June 2026 and, according to the {{road|Government Publishing Office}}, became law in July.',
    'Advocates cite a {{families|2016 federal study}} of families in shelters. It found that lasting vouchers cut homelessness and trouble affording food, at {{families|about 9% more cost}}.',
    'Supporters say grants leave [[zoning|zoning]] to local governments while rewarding those that allow more homes.',
  ],
  cons: [
    'Critics of federal spending say each new voucher becomes a lasting cost. In 2022, {{vouchers|2.3 million households}} used one, and Congress must renew the money each year.',
    'Some economists say rent aid pushes up rents where homes are scarce. A {{rents|2002 study}} put the rise at about 16% for poor renters without vouchers; a {{later|2015 study}} found none overall.',
    'Local-control advocates oppose tying federal money to land use, saying that residents should decide how their own towns grow.',
    'Critics say tax-credit homes cost too much. In 2018 the {{cost|Government Accountability Office}} found [[median|medians]] from $126,000 a home in Texas to $326,000 in California, for 2011–15.',
    'The {{cato|Cato Institute}} and other critics say tax credits are complex and share most of the gains with investors, developers and banks.',
  ],
  sources,
  checkedThrough,
};
