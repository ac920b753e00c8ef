import { sources } from '../../sources/federalMinimumWageIncrease';
import type { PolicyText } from '../../types';

export const federalMinimumWageIncrease: PolicyText = {
  id: '7',
  description:
    'Should the lowest legal wage in the country rise to $15 an hour? This policy would raise the federal minimum wage from $7.25. It would be a floor: states and cities could still set a higher rate. Bills differ on how fast the raise would come, whether it would then follow prices and how tipped workers would be paid. The debate weighs higher pay against the risk of fewer jobs and higher prices. The {{cbo-2021|2021 estimates}} below rest on wages of that time: today fewer would be reached.',
  ifYes:
    'Most workers could not be paid less than $15 an hour, in any state, once the change took full effect. Full-time, year-round pay at the minimum would go from $15,080 to $31,200.',
  ifNo: 'The federal floor would stay at $7.25. States and cities could still set higher minimums, as many do now.',
  lawToday:
    'The {{rate|federal minimum}}, $7.25 an hour since July 2009, was unchanged in September 2026; many tipped workers have a lower cash wage. Where a state or city sets a higher rate, that rate applies.',
  pros: [
    'Supporters say most who earn below $15 would gain. In 2021 the {{cbo-2021|Congressional Budget Office (CBO)}} put it at 17 million people for $15 by 2025.',
    'Supporters say it would reduce hardship. In the same {{cbo-2021|2021 study}} of $15 by 2025, CBO estimated that 900,000 fewer people would live in poverty.',
    'The sponsors of a {{bill|2025 bill}}, one from each party, said prices had left $7.25 worth less than at any time since the 1940s.',
    'Supporters say better pay means fewer people quit, fewer need public aid and more is spent in local shops.',
    'Some economists say few jobs would be lost. A {{increases|2019 study}} of 138 state increases found little change in low-paid jobs; CBO’s {{cbo-2019|2019 range}} began near zero.',
  ],
  cons: [
    'Critics say some would lose work. CBO’s {{cbo-2021|2021 study}} of $15 by 2025 gave 1.4 million fewer jobs, or 0.9%. Its {{cbo-2019|2019 study}} gave 1.3 million in the middle and 3.7 million at the high end.',
    'Critics say others would pay. In its {{cbo-2021|2021 study}}, CBO expected prices to rise, and [[deficit|deficits]] to grow by $54 billion from 2021 to 2031.',
    '{{restaurants|Restaurant and small-business groups}} said in 2021 that $15 would bring fewer hours, fewer jobs and closings.',
    'Critics say one number ignores local prices. For 2023, {{prices|federal data}} put prices 13% below the national average in Mississippi and 13% above it in California.',
    'Critics say the federal minimum binds few, as states set their own: {{workers|1.0% of hourly workers}} made $7.25 or less in 2024.',
  ],
  sources,
};
