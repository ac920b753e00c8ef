import { sources } from '../../sources/meritBasedImmigrationSystem';
import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    'Should the country choose more of its permanent immigrants by skill? This policy would give points for education, job skills, English and a job offer. More green cards, which let people live here permanently, would go to those with the most points. Fewer would go to relatives, and none by [[visa-lottery|lottery]]. Plans differ in how many people they admit. The example here, the {{smart|SMART Act}}, was introduced in the House in 2025; no vote was seen by October 2026. Its text lowers the family limit and ends the lottery.',
  ifYes:
    'As in the SMART Act, points would replace job categories and the lottery; adult citizens’ parents would get {{parents|renewable five-year visas}} that bar work. Only spouses and minor children would get family green cards; the refugee cap would be 50,000, against {{refugees|17,500}} in the year to September 2026.',
  ifNo: 'Family ties would stay the main path to a green card, and only Congress could rewrite the categories. Presidents can limit entry, as for {{ban|39 countries}} in 2026; that August, a court ruled against a visa pause for {{countries|75 countries}}.',
  lawToday:
    'The {{code|law}} sets a yearly base of 675,000 green cards: 480,000 for family, 140,000 for work and 55,000 by lottery. Adult citizens’ parents and citizens’ spouses and unmarried children under 21 have no limit, so totals run higher; other relatives keep {{bulletin|at least 226,000}}.',
  pros: [
    'Supporters say points for schooling pay off for the country. The {{academies|National Academies}} found in 2016 that immigrants with more schooling add more to public budgets.',
    'Backers say points are public, easy to plan around and find skill. {{canada|Statistics Canada found in 2022}} that traits scored there, such as language and schooling, foretell later pay.',
    'Supporters say skilled newcomers help firms grow. In a {{talent|2020 study}} of visas drawn by lot, one more skilled worker made a startup 23% likelier to go public in five years.',
    'The {{fair|Federation for American Immigration Reform}}, which favors lower immigration, says fewer family visas would protect the pay of workers at the low end.',
    'Supporters say people would be chosen by clear standards and not by chance, as plans like the {{smart|SMART Act}} {{parents|end the lottery}} for good.',
  ],
  cons: [
    'Family groups say it drops a main aim of the law, keeping families together. It leaves out siblings and gives parents {{parents|only temporary visas}}, they say.',
    'Critics say it could admit fewer people. Plans like the {{smart|SMART Act}} of 2025 lower the yearly limit for relatives and end the lottery, worth 55,000 green cards a year.',
    'Farm, building and care employers say points for schooling miss the workers they lack. KFF, a health research group, {{care|found}} that immigrants were 28% of direct long-term care workers in 2023.',
    'Critics say points miss what people become. A {{earnings|2017 research review}} found that family immigrants start with lower pay than those chosen for jobs, but that their pay then grows faster.',
    'Opponents say ending the lottery for good would close a main path for Africans and others with few relatives here.',
  ],
  sources,
};
