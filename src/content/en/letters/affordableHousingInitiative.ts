import type { PolicyDraft } from '../../letterTypes';

export const affordableHousingInitiative: PolicyDraft = {
  id: '9',
  subject: {
    yes: 'Please support more federal spending to lower the cost of housing',
    no: 'Please oppose more federal spending to lower the cost of housing',
    undecided: 'Where do you stand on more federal spending to lower the cost of housing?',
  },
  ownSubject: 'My view on more federal spending to lower the cost of housing',
  opening: {
    yes: 'I ask you to support more federal spending to lower the cost of housing.',
    no: 'I ask you to oppose more federal spending to lower the cost of housing.',
    undecided: 'I have not made up my mind about more federal spending to lower the cost of housing.',
  },
  asks: {
    yes: 'Please work for more federal money to bring down the cost of housing. Too many families, renters most of all, cannot find a home that they can afford.',
    no: 'Please work against more federal money to bring down the cost of housing. Taxpayers would carry the cost, and towns should decide by themselves how they grow.',
    undecided:
      'Please tell me where you stand on more federal money to bring down the cost of housing. I also want to know whether you would help renters or add homes first.',
  },
  more: 'I ask for a larger increase in federal spending. Please work for a law that goes further.',
  points: {
    yes: [
      'Harvard researchers found that a record 22.7 million renter households spent over 30% of their income on housing in 2024.',
      'Low-cost homes are scarce, and tax credits help: expanded in 2025, they should add 1.22 million homes in ten years, one forecast says.',
      'Vouchers need not push up rents: a 2015 study of vouchers added from 2000 to 2002 found no overall rise.',
      'A 2016 federal study of families in shelters found that lasting vouchers cut homelessness and trouble affording food.',
      'Grants leave zoning to local governments while rewarding those that allow more homes.',
    ],
    no: [
      'Each new voucher becomes a lasting cost: 2.3 million households used one in 2022, and Congress must renew the money each year.',
      'Landlords gain from rent aid: a 2018 study found that more generous vouchers across a metro area raised rents, with little gain in quality.',
      'Federal money can bring rules on how towns use their land, and residents should decide that themselves.',
      'Tax-credit homes cost too much: in 2011–15, medians ran from $126,000 a home in Texas to $326,000 in California, the Government Accountability Office found.',
      'Tax credits are complex and share most of the gains with investors, developers and banks.',
    ],
  },
  call: {
    yes: 'Please pass along that I support more federal spending to lower the cost of housing. I ask your office to take the same position.',
    no: 'Please pass along that I oppose more federal spending to lower the cost of housing. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about more federal spending to lower the cost of housing. I would like to know where you stand, and why.',
  },
};
