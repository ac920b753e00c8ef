import type { PolicyDraft } from '../../letterTypes';

export const veteransHealthcareModernization: PolicyDraft = {
  id: '10',
  subject: {
    yes: 'Please support a law on veterans’ records and private care',
    no: 'Please oppose a law on veterans’ records and private care',
    undecided: 'Where do you stand on a law on veterans’ records and private care?',
  },
  ownSubject: 'My view on a law on veterans’ records and private care',
  opening: {
    yes: 'I ask you to support a law on veterans’ records and private care.',
    no: 'I ask you to oppose a law on veterans’ records and private care.',
    undecided: 'I have not made up my mind about a law on veterans’ records and private care.',
  },
  asks: {
    yes: 'Please work for a law that speeds up VA’s new records system and writes the drive and wait rules for private care into law. VA could then no longer change those rules by itself.',
    no: 'Please work against a law that speeds up VA’s new records system and writes the drive and wait rules for private care into law. The system has grown costly, and VA’s own hospitals could be weakened.',
    undecided:
      'Please tell me where you stand on speeding up VA’s new records system and writing drive and wait rules for private care into law. I also want to know what you think of each part.',
  },
  more: 'I ask for wider access to private care. Please work for a law that goes further.',
  bill: (bill) => `One bill on private care is ${bill}.`,
  points: {
    yes: [
      'One record from service on means fewer repeated tests, and users satisfied with the system rose from 7% to 33%, VA reported in 2025.',
      'VA’s waits are long: in a 2022 study, 44% of its appointments took over 20 days, its limit for primary and mental health care.',
      'Writing the drive and wait rules for private care into law protects a veteran’s choice; the American Legion praised an eight-year bill.',
      'Distance makes choice matter: a VA panel’s report, quoted in the Senate in 2024, named drive time the top reason for private care (50%).',
      'Online care helps people far from a clinic: VA counted over 2.9 million such visits by rural veterans in its 2023 fiscal year.',
    ],
    no: [
      'The cost is rising: VA put the records program at $16.1 billion in 2019, and a 2026 report at about $37 billion without upkeep.',
      'Safety is at stake: in 2022 VA’s inspector general reported 149 cases of patient harm, two major, at the new records system’s first site.',
      'By August 2026, VA had not fully carried out 14 of the 18 steps that the Government Accountability Office urged for the records system.',
      'Older veterans taken to VA hospitals by ambulance were 20% less likely to die within 30 days than those elsewhere, a 2022 study found.',
      'A fast rollout strains staff: for VA’s 2026 fiscal year, hospitals told of 4,712 severe shortages, each a kind of job at one hospital.',
    ],
  },
  call: {
    yes: 'Please pass along that I support a law on veterans’ records and private care. I ask your office to take the same position.',
    no: 'Please pass along that I oppose a law on veterans’ records and private care. I ask your office to take the same position.',
    undecided:
      'I have not made up my mind about a law on veterans’ records and private care. I would like to know where you stand, and why.',
  },
};
