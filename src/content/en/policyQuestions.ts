import type { PolicyId } from '../policyIds';

/** What each policy asks, in one sentence, for places without room for its card: the first sentence of that card. */
export const policyQuestions: Readonly<Record<PolicyId, string>> = {
  '1': 'Should nearly every gun sale in the country start with a background check?',
  '2': 'Should the federal government cancel part of what people owe on student loans?',
  '3': 'Should people be able to join Medicare five years sooner?',
  '4': 'Should the country choose more of its permanent immigrants by skill?',
  '5': 'Should the federal government charge for each ton of carbon dioxide from coal, oil and gas?',
  '6': 'Should one national law set rules for the personal data that companies collect?',
  '7': 'Should the lowest legal wage in the country rise to $15 an hour?',
  '8': 'Should Congress shorten or loosen some federal minimum prison terms?',
  '9': 'Should the federal government spend more to lower the cost of housing?',
  '10': 'Should one law do two things: modernize records at Veterans Affairs (VA), and set when it pays for a private doctor?',
};
