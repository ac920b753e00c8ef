import type { PolicyText } from '../../types';

export const universalBackgroundChecks: PolicyText = {
  id: '1',
  description:
    'Should nearly every gun sale in the country start with a background check? Today the federal rule depends on who is selling. This policy would extend checks to sales between private people, who would meet at a licensed dealer. The dealer would use the same federal system that gun shops use now. One model is the Bipartisan Background Checks Act of 2025, a House bill with exceptions for family gifts and urgent danger.',
  ifYes:
    'Most private gun sales would go through a licensed dealer, who would run the check first. Recent bills make exceptions for gifts to close family, hunting, shooting ranges and urgent danger.',
  ifNo: 'Federal law would still require checks from licensed dealers and not from private sellers. States could keep or adopt stricter rules of their own.',
  lawToday:
    'Licensed dealers must check buyers through a federal system, in use since 1998, even when they sell online or at gun shows. Under federal law, a private person who is not in the gun business may sell without a check, though some states require one.',
  pros: [
    'Gun-safety groups such as Everytown say it covers a path by which people barred from owning guns can now buy with no check.',
    'A national survey in the Annals of Internal Medicine in 2017 found that 22% of owners who recently got a gun had no check.',
    'Supporters say dealer checks work. The Bureau of Justice Statistics counted about 2.8 million denials from 1994 to 2014, or 1.6% of requests.',
    'Backers cite public opinion. Pew Research Center found in 2015 that 85% of adults favored such checks, including most people in both parties.',
    'Supporters say one national rule would slow the flow of guns from states without such checks into states that have them.',
  ],
  cons: [
    'Gun-rights groups such as Gun Owners of America say it burdens a right that the Constitution protects for people who follow the law.',
    'Critics say people who commit crimes avoid checks. In a 2016 federal survey, 43% of prisoners armed during their crime got the gun on the street or underground market.',
    'Opponents say the rule cannot be enforced without records of who owns which gun. They fear a national registry, which federal law bars.',
    'Rural gun owners would face more fees and travel, opponents say, and a loan between friends could become a crime by accident.',
    'Critics say the evidence is mixed. A 2019 study in Annals of Epidemiology found no change in gun deaths tied to California’s 1991 law on checks.',
  ],
  sources: [
    {
      title: 'Bureau of Alcohol, Tobacco, Firearms and Explosives: questions and answers',
      url: 'https://www.atf.gov/firearms/questions-and-answers',
    },
    { title: 'Bureau of Justice Statistics', url: 'https://bjs.ojp.gov' },
    { title: 'Congress.gov: Bipartisan Background Checks Act of 2025', url: 'https://www.congress.gov' },
    { title: 'Pew Research Center', url: 'https://www.pewresearch.org' },
    {
      title: 'Annals of Internal Medicine: survey of gun owners (2017)',
      url: 'https://www.acpjournals.org/doi/10.7326/M16-1590',
    },
    {
      title: 'PubMed: Annals of Epidemiology study of California (2019)',
      url: 'https://pubmed.ncbi.nlm.nih.gov/30744830/',
    },
  ],
  reviewed: '2026-11',
};
