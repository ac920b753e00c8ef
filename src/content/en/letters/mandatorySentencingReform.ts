import type { PolicyDraft } from '../../letterTypes';

export const mandatorySentencingReform: PolicyDraft = {
  id: '8',
  topic: 'reducing some federal minimum prison terms',
  asks: {
    yes: 'Please vote for a law that reduces some federal minimum prison terms, mostly for drug crimes. Judges could then fit the sentence to the person and the act.',
    no: 'Please vote against a law that reduces some federal minimum prison terms, mostly for drug crimes. Like crimes should bring like sentences, and there are exceptions already.',
    undecided:
      'Please explain how you would vote on reducing some federal minimum prison terms, mostly for drug crimes. I also want to know which terms you would change.',
  },
};
