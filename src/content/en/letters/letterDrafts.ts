import type { PolicyDraft } from '../../letterTypes';
import { affordableHousingInitiative } from './affordableHousingInitiative';
import { carbonTaxPolicy } from './carbonTaxPolicy';
import { dataPrivacyProtection } from './dataPrivacyProtection';
import { federalMinimumWageIncrease } from './federalMinimumWageIncrease';
import { mandatorySentencingReform } from './mandatorySentencingReform';
import { medicareExpansion } from './medicareExpansion';
import { meritBasedImmigrationSystem } from './meritBasedImmigrationSystem';
import { studentLoanForgiveness } from './studentLoanForgiveness';
import { universalBackgroundChecks } from './universalBackgroundChecks';
import { veteransHealthcareModernization } from './veteransHealthcareModernization';

/** In the order of their ids. Only the letter screen carries them. */
export const letterDrafts: readonly PolicyDraft[] = [
  universalBackgroundChecks,
  studentLoanForgiveness,
  medicareExpansion,
  meritBasedImmigrationSystem,
  carbonTaxPolicy,
  dataPrivacyProtection,
  federalMinimumWageIncrease,
  mandatorySentencingReform,
  affordableHousingInitiative,
  veteransHealthcareModernization,
];
