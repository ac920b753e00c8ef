import type { PolicyId } from '../policyIds';
import type { PolicyText } from '../types';

/** What to read about each policy. Each text is a file of its own: most pages need one of them at most. */
export const policyTexts: Readonly<Record<PolicyId, () => Promise<PolicyText>>> = {
  '1': async () => (await import('./policies/universalBackgroundChecks')).universalBackgroundChecks,
  '2': async () => (await import('./policies/studentLoanForgiveness')).studentLoanForgiveness,
  '3': async () => (await import('./policies/medicareExpansion')).medicareExpansion,
  '4': async () => (await import('./policies/meritBasedImmigrationSystem')).meritBasedImmigrationSystem,
  '5': async () => (await import('./policies/carbonTaxPolicy')).carbonTaxPolicy,
  '6': async () => (await import('./policies/dataPrivacyProtection')).dataPrivacyProtection,
  '7': async () => (await import('./policies/federalMinimumWageIncrease')).federalMinimumWageIncrease,
  '8': async () => (await import('./policies/mandatorySentencingReform')).mandatorySentencingReform,
  '9': async () => (await import('./policies/affordableHousingInitiative')).affordableHousingInitiative,
  '10': async () =>
    (await import('./policies/veteransHealthcareModernization')).veteransHealthcareModernization,
};
