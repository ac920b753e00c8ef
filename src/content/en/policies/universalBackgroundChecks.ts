import { sources } from '../../sources/universalBackgroundChecks';
import type { PolicyText } from '../../types';

export const universalBackgroundChecks: PolicyText = {
  id: '1',
  description:
    'Should nearly every gun sale in the country start with a background check? Today the federal rule depends on who is selling. This policy would extend checks to sales between private people, who would meet at a licensed dealer. The dealer would use the same federal system that gun shops use now. One model is the {{bill|Bipartisan Background Checks Act of 2025}}, a House bill that had exceptions for family gifts and urgent danger.',
  ifYes:
    'Most private gun sales would go through a licensed dealer, who would run the check first. Recent bills made exceptions for gifts to close family, hunting, shooting ranges and urgent danger.',
  ifNo: 'Licensed dealers would still have to check buyers; under federal law, private sellers would not. States could keep or adopt stricter rules of their own.',
  lawToday:
    '{{rand|Licensed dealers}} must run a federal check or accept certain {{sale|state permits}}; if no answer comes, they may generally sell after three business days. Within one state, private sellers {{atf|may skip it}} for buyers not known to be barred, unless its law says otherwise; interstate sales need dealers.',
  pros: [
    'Gun-safety groups such as {{everytown|Everytown}} say people barred from owning guns can now buy them unchecked. Supporters point out that {{code|the law}} forbids a federal gun registry.',
    'Supporters say such rules change what people do. In a {{annals|2015 survey}}, 57% of private buyers had no check in states without such a rule, against 26% in states with one.',
    'Supporters say existing checks stop sales to people barred from owning guns. The {{denials|Bureau of Justice Statistics}} counted about 2.8 million denials from 1994 to 2014, or 1.6% of requests.',
    'Backers cite public opinion. {{pew|Pew Research Center}} found in 2021 that most people in both main parties favored checks on private sales.',
    'Supporters say unchecked private sales feed the underground market. One national rule, they say, would slow the flow of guns from states without such checks.',
  ],
  cons: [
    'Opponents say it burdens a right that the Constitution protects, for people who follow the law and have done nothing wrong.',
    'Critics say a denial is not a crime prevented. In a {{prisoners|2016 federal survey}}, 43% of prisoners armed during their crime got the gun on the street or underground market.',
    'The {{nagr|National Association for Gun Rights}} and others call wider checks a step toward a federal registry of gun owners, through dealers’ records.',
    'A {{nagr|gun-rights group}} says fees would weigh most on owners with low incomes. Others say a loan between friends could become a crime by accident.',
    'Critics say the evidence is mixed. A {{states|2020 study of four states}} over 1985–2017 found no steady link between checks alone and gun deaths.',
  ],
  sources,
};
