import type { GlossaryEntry } from '../pageTypes';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'act',
    term: 'Act (law)',
    definition:
      'A bill that both chambers have passed and that has become law, with or without the President’s signature.',
  },
  {
    id: 'amendment',
    term: 'Amendment',
    definition: 'A proposed change to a bill or to the Constitution.',
  },
  {
    id: 'appropriation',
    term: 'Appropriation',
    definition: 'A law that lets federal agencies spend money.',
  },
  {
    id: 'bill',
    term: 'Bill',
    definition: 'A written proposal for a new law or for a change to an existing one.',
  },
  {
    id: 'cloture',
    term: 'Cloture',
    definition: 'The Senate vote to end debate, which usually takes 60 of the 100 senators.',
  },
  {
    id: 'committee',
    term: 'Committee',
    definition: 'A small group of lawmakers who study the bills on one subject.',
  },
  {
    id: 'conference-committee',
    term: 'Conference committee',
    definition:
      'A group of House and Senate members who settle the differences between two versions of a bill.',
  },
  {
    id: 'constituent',
    term: 'Constituent',
    definition: 'A person whom an elected official represents.',
  },
  {
    id: 'data-broker',
    term: 'Data broker',
    definition: 'A company that collects people’s data from many places and sells it.',
  },
  {
    id: 'default',
    term: 'Default',
    definition: 'Failing to repay a loan for so long that the lender treats it as unpaid.',
  },
  {
    id: 'deficit',
    term: 'Deficit',
    definition: 'How much more the government spends than it takes in, usually in one year.',
  },
  {
    id: 'discharge-petition',
    term: 'Discharge petition',
    definition: 'A petition that can pull a bill out of a House committee if 218 members sign it.',
  },
  {
    id: 'enrolled-bill',
    term: 'Enrolled bill',
    definition: 'The final text that both chambers have passed and that goes to the President.',
  },
  {
    id: 'filibuster',
    term: 'Filibuster',
    definition: 'Long debate in the Senate, or the threat of it, to delay or block a vote.',
  },
  {
    id: 'fiscal-year',
    term: 'Fiscal year',
    definition:
      'The year of a budget; the federal one runs from October through September and has the number of the year in which it ends.',
  },
  {
    id: 'floor',
    term: 'Floor',
    definition: 'The full House or Senate, or the room where it debates and votes.',
  },
  {
    id: 'hearing',
    term: 'Hearing',
    definition: 'A meeting where a committee listens to witnesses and asks them questions.',
  },
  {
    id: 'inspector-general',
    term: 'Inspector general',
    definition:
      'An official inside an agency who looks for waste, fraud and mistakes, apart from its leaders.',
  },
  {
    id: 'lobbying',
    term: 'Lobbying',
    definition: 'Trying to influence lawmakers or officials, for yourself or for others.',
  },
  {
    id: 'markup',
    term: 'Markup',
    definition: 'A committee meeting where members change the text of a bill and vote on it.',
  },
  {
    id: 'median',
    term: 'Median',
    definition: 'The value in the middle: half are lower, and half are higher.',
  },
  {
    id: 'override',
    term: 'Override',
    definition: 'A vote of at least two-thirds in each chamber that makes a bill law despite a veto.',
  },
  {
    id: 'pocket-veto',
    term: 'Pocket veto',
    definition:
      'The end of a bill that the President has not signed when the ten days run out and Congress has adjourned.',
  },
  {
    id: 'preemption',
    term: 'Preemption',
    definition: 'What happens when a federal law displaces state law on a subject.',
  },
  {
    id: 'present-value',
    term: 'Present value',
    definition:
      'What costs or gains of many later years are worth as one sum today, counting money that comes later for less.',
  },
  {
    id: 'public-comment',
    term: 'Public comment',
    definition: 'What people write to an agency about a rule that it proposes.',
  },
  {
    id: 'quorum',
    term: 'Quorum',
    definition: 'The number of members who must be present to do business, which is usually a majority.',
  },
  {
    id: 'reconciliation',
    term: 'Reconciliation',
    definition:
      'A budget process that lets the Senate pass some tax and spending bills by a simple majority.',
  },
  {
    id: 'regulation',
    term: 'Regulation (rule)',
    definition: 'A binding rule that an agency writes to carry out a law.',
  },
  {
    id: 'rider',
    term: 'Rider',
    definition: 'An added part of a bill that has little to do with its subject.',
  },
  {
    id: 'sponsor',
    term: 'Sponsor and cosponsor',
    definition: 'The member who introduces a bill, and the members who add their names to it.',
  },
  {
    id: 'supremacy-clause',
    term: 'Supremacy Clause',
    definition:
      'The part of the Constitution that puts valid federal law above state law that conflicts with it.',
  },
  {
    id: 'tax-credit',
    term: 'Tax credit',
    definition: 'An amount taken off the tax that a person or company owes.',
  },
  {
    id: 'veto',
    term: 'Veto',
    definition: 'The President’s refusal to sign a bill, which goes back to Congress with the reasons.',
  },
  {
    id: 'visa-lottery',
    term: 'Visa lottery',
    definition:
      'A yearly drawing that can give green cards to people from countries with few recent immigrants.',
  },
  {
    id: 'zoning',
    term: 'Zoning',
    definition: 'Local rules on what may be built where.',
  },
];
