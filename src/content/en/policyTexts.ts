import type { PolicyText } from '../types';
import { affordableHousingInitiative } from './policies/affordableHousingInitiative';
import { carbonTaxPolicy } from './policies/carbonTaxPolicy';
import { dataPrivacyProtection } from './policies/dataPrivacyProtection';
import { federalMinimumWageIncrease } from './policies/federalMinimumWageIncrease';
import { mandatorySentencingReform } from './policies/mandatorySentencingReform';
import { medicareExpansion } from './policies/medicareExpansion';
import { meritBasedImmigrationSystem } from './policies/meritBasedImmigrationSystem';
import { studentLoanForgiveness } from './policies/studentLoanForgiveness';
import { universalBackgroundChecks } from './policies/universalBackgroundChecks';
import { veteransHealthcareModernization } from './policies/veteransHealthcareModernization';

/** In the order of their ids, which is the order the site shows them. */
export const policyTexts: readonly PolicyText[] = [
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
