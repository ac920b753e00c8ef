import { headingsOf } from '../policyIds';

/**
 * The fixed policies, in order: their names, and what each asks in one sentence, the first one of its card. Kept apart from
 * their texts: most of the site needs only these.
 */
export const policyHeadings = headingsOf({
  '1': {
    category: 'Gun Control',
    title: 'Universal Background Checks',
    question: 'Should nearly every gun sale in the country start with a background check?',
  },
  '2': {
    category: 'Education',
    title: 'Student Loan Forgiveness',
    question: 'Should the federal government cancel part of what people owe on student loans?',
  },
  '3': {
    category: 'Healthcare',
    title: 'Medicare Expansion',
    question: 'Should people be able to join Medicare five years sooner?',
  },
  '4': {
    category: 'Immigration',
    title: 'Merit-Based Immigration System',
    question: 'Should the country choose more of its permanent immigrants by skill?',
  },
  '5': {
    category: 'Environment',
    title: 'Carbon Tax Policy',
    question: 'Should the federal government charge for each ton of carbon dioxide from coal, oil and gas?',
  },
  '6': {
    category: 'Technology',
    title: 'Data Privacy Protection',
    question: 'Should one national law set rules for the personal data that companies collect?',
  },
  '7': {
    category: 'Economy',
    title: 'Federal Minimum Wage Increase',
    question: 'Should the lowest legal wage in the country rise to $15 an hour?',
  },
  '8': {
    category: 'Criminal Justice',
    title: 'Mandatory Sentencing Reform',
    question: 'Should Congress shorten or loosen some federal minimum prison terms?',
  },
  '9': {
    category: 'Housing',
    title: 'Affordable Housing Initiative',
    question: 'Should the federal government spend more to lower the cost of housing?',
  },
  '10': {
    category: 'Veterans Affairs',
    title: 'Veterans Healthcare Modernization',
    question:
      'Should one law both modernize Veterans Affairs (VA) records and set when VA pays a private doctor?',
  },
});
