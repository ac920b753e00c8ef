import type { PolicyDraft } from '../../letterTypes';

export const mandatorySentencingReform: PolicyDraft = {
  id: '8',
  topic: 'shorter or looser federal minimum prison terms',
  asks: {
    yes: 'Please vote for a law that shortens or loosens some federal minimum prison terms, mostly for drug crimes. Judges would then have more freedom to set a term.',
    no: 'Please vote against a law that shortens or loosens some federal minimum prison terms, mostly for drug crimes. The exceptions Congress has made already could stay.',
    undecided:
      'Please explain how you would vote on shortening or loosening some federal minimum prison terms, mostly for drug crimes. I also want to know which terms you would change.',
  },
};
