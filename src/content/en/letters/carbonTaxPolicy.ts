import type { PolicyDraft } from '../../letterTypes';

export const carbonTaxPolicy: PolicyDraft = {
  id: '5',
  subject: {
    yes: 'Please support a federal tax on carbon',
    no: 'Please oppose a federal tax on carbon',
    undecided: 'Where do you stand on a federal tax on carbon?',
  },
  ownSubject: 'My view on a federal tax on carbon',
  opening: {
    yes: 'I ask you to support a federal tax on carbon.',
    no: 'I ask you to oppose a federal tax on carbon.',
    undecided: 'I have not made up my mind about a federal tax on carbon.',
  },
  asks: {
    yes: 'Please work for a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would give people and firms a reason to use less, and let each choose how.',
    no: 'Please work against a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would make driving, heating and electric power cost more.',
    undecided:
      'Please tell me where you stand on a set price for each ton of carbon dioxide from coal, oil and gas. I also want to know what you would do with the money.',
  },
  more: 'I ask for a higher price, or other measures as well. Please work for a law that goes further.',
  points: {
    yes: [
      'One price on every ton cuts emissions at the lowest cost, since each firm picks its cheapest way to cut them.',
      'Without rebates, a $25-a-ton tax rising 5% yearly above inflation would cut ten-year deficits by $919 billion, the Congressional Budget Office found in 2024.',
      'Rebates can protect families: a small part of the money would cover what the poorest fifth pay as a group, a 2015 study found.',
      'The tax would curb harm to health and climate, which a 2022 study in Nature put at about $185 worldwide for each extra ton.',
      'A steady price is easier to plan for than changing rules, and Canada kept its price on large industry in 2025.',
    ],
    no: [
      'The tax could slow the economy: in Europe’s carbon market, a 2023 study found, a higher price cut activity and hit poorer households hardest.',
      'Drivers would feel it: at a rate found in 2017, $25 a ton would add about 22 cents to a gallon of gasoline.',
      'Rebates miss many families: under some plans most of the poorest would pay more than they get back, a 2019 study found.',
      'Coal, oil and gas regions would lose jobs and public revenue, which tops $1,000 a person each year in dozens of counties.',
      'The gain depends on other countries, and support can fade: Canada ended its consumer charge in 2025.',
    ],
  },
  call: {
    yes: 'Please pass along that I support a federal tax on carbon. I ask your office to take the same position.',
    no: 'Please pass along that I oppose a federal tax on carbon. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about a federal tax on carbon. I would like to know where you stand, and why.',
  },
};
