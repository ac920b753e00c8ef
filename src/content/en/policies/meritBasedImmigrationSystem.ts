import { checkedThrough, sources } from '../../sources/meritBasedImmigrationSystem';
import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    'Should the country choose more of its permanent immigrants by skill? This policy would give points for education, job skills, English and a job offer. More green cards, which let people live here permanently, would go to those with the most points. Fewer would go to relatives, and none by [[visa-lottery|lottery]]. Plans differ in how many people they admit. The {{smart|SMART Act of 2025}}, a House bill, is the example used here. It lowers the family limit and ends the lottery.',
  ifYes:
    'Under the SMART Act, points would replace the job categories and lottery; parents of adult citizens would get {{parents|renewable five-year visas}} that bar work. Only spouses and minor children would get family green cards; refugees would be capped at 50,000 (the President’s cap to September 2026: {{refugees|7,500}}).',
  ifNo: 'Family ties would stay the main path to a green card, and only Congress could rewrite the categories. A President can pause visas: {{lottery|the lottery}} was paused in December 2025, and immigrant visas for people from {{countries|75 countries}} in January 2026.',
  lawToday:
    'The {{code|law}} sets a yearly base of 675,000 green cards: 480,000 for family, 140,000 for work and 55,000 by lottery. Citizens’ spouses and minor children, and adult citizens’ parents, are unlimited, so totals run higher; other relatives keep {{bulletin|at least 226,000}} of the 480,000.',
  pros: [
    'Supporters say choosing by skill fills labor needs. The {{academies|National Academies}} found in 2016 that immigrants with more schooling add more to public budgets.',
    'Backers say a public points table is easier to plan around than employer lotteries and long waiting lines.',
    'Supporters say skilled newcomers drive new ideas. A {{patents|Stanford study}} found that immigrants were 16% of inventors but behind 23% of patents from 1990 to 2016.',
    'The {{fair|Federation for American Immigration Reform}}, which favors lower immigration, says fewer family visas would protect the pay of workers at the low end.',
    'Sponsors say ending the lottery means people are chosen by clear standards rather than by chance.',
  ],
  cons: [
    'Family groups say it drops a main aim of the law, keeping families together. It leaves out siblings and gives parents {{smart|only temporary visas}}, they say.',
    'Critics say such plans admit far fewer people. FWD.us, a group that favors immigration, {{fwd|said in 2017}} that a bill of that year, the RAISE Act, would cut legal immigration by 50%.',
    'Farm, building and care employers say points based on college degrees miss the workers they lack.',
    'Critics say points miss what people become. A {{earnings|2017 research review}} found that family immigrants start with lower pay than those chosen for jobs, but that their pay then grows faster.',
    'Opponents say ending the lottery for good would close a main path for Africans and others with few relatives here.',
  ],
  sources,
  checkedThrough,
};
