import type { LetterDrafts } from '../../letterTypes';

/** What letters about each policy say. */
export const letterDrafts: LetterDrafts = {
  '1': async () => (await import('./universalBackgroundChecks')).universalBackgroundChecks,
  '2': async () => (await import('./studentLoanForgiveness')).studentLoanForgiveness,
  '3': async () => (await import('./medicareExpansion')).medicareExpansion,
  '4': async () => (await import('./meritBasedImmigrationSystem')).meritBasedImmigrationSystem,
  '5': async () => (await import('./carbonTaxPolicy')).carbonTaxPolicy,
  '6': async () => (await import('./dataPrivacyProtection')).dataPrivacyProtection,
  '7': async () => (await import('./federalMinimumWageIncrease')).federalMinimumWageIncrease,
  '8': async () => (await import('./mandatorySentencingReform')).mandatorySentencingReform,
  '9': async () => (await import('./affordableHousingInitiative')).affordableHousingInitiative,
  '10': async () => (await import('./veteransHealthcareModernization')).veteransHealthcareModernization,
};
