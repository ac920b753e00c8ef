import type { PolicyDraft } from '../../letterTypes';

export const universalBackgroundChecks: PolicyDraft = {
  id: '1',
  subject: {
    yes: 'Please support extending background checks to nearly all gun sales',
    no: 'Please oppose extending background checks to nearly all gun sales',
    undecided: 'Where do you stand on extending background checks to nearly all gun sales?',
  },
  ownSubject: 'My view on extending background checks to nearly all gun sales',
  opening: {
    yes: 'I ask you to support extending background checks to nearly all gun sales.',
    no: 'I ask you to oppose extending background checks to nearly all gun sales.',
    undecided: 'I have not made up my mind about extending background checks to nearly all gun sales.',
  },
  asks: {
    yes: 'Please work for a law that sends most private gun sales through a licensed dealer, who would run the check first. It could make exceptions for family gifts, hunting and urgent danger.',
    no: 'Please work against a law that sends most private gun sales through a licensed dealer, who would run the check first. It would bring fees, travel and more records of who owns which gun.',
    undecided:
      'Please tell me where you stand on sending most private gun sales through a licensed dealer, who would run the check first. I also want to know which exceptions you would make.',
  },
  more: 'I ask for more than wider checks. Please work for a law that goes further.',
  points: {
    yes: [
      'Where a state asks for no check, a private seller can sell a gun without learning that the buyer is barred from owning it.',
      'In a 2015 survey, 57% of private buyers had no check in states without such a rule, against 26% in states with one.',
      'Existing checks stop sales to people barred from owning guns: they led to about 2.8 million denials from 1994 to 2014.',
      'Pew Research Center found in 2021 that most people in both main parties favored checks on private sales.',
      'Unchecked private sales feed the underground market, and one national rule would slow the flow of guns from state to state.',
    ],
    no: [
      'Wider checks would burden a right that the Constitution protects, for people who follow the law and have done nothing wrong.',
      'In a 2016 federal survey, 43% of prisoners armed during their crime got the gun on the street or underground market.',
      'Wider checks would be a step toward a federal registry of gun owners, as each sale would leave a record with a dealer.',
      'Dealers’ fees for the check would weigh most on gun owners with low incomes.',
      'The evidence is mixed: a 2020 study of four states found no steady link between checks alone and gun deaths.',
    ],
  },
  call: {
    yes: 'Please pass along that I support extending background checks to nearly all gun sales. I ask your office to take the same position.',
    no: 'Please pass along that I oppose extending background checks to nearly all gun sales. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about extending background checks to nearly all gun sales. I would like to know where you stand, and why.',
  },
};
