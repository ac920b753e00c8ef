import type { PolicyDraft } from '../../letterTypes';

export const veteransHealthcareModernization: PolicyDraft = {
  id: '10',
  topic: 'faster changes in veterans’ health care',
  asks: {
    yes: 'Please vote for a law that pays for the new records system and online care of the Department of Veterans Affairs. Its rules on private care would become law.',
    no: 'Please vote against a law that pays for the new records system and online care of the Department of Veterans Affairs. Its current plans and rules would go on.',
    undecided:
      'Please explain how you would vote on paying for the new records system and online care of the Department of Veterans Affairs. I also want to know your view on private care.',
  },
};
