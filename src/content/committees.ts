import type { PolicyId } from './policyIds';

/** The Congress whose committees these are: a new majority may rename some, as in 2019 and 2023. */
export const committeesOfCongress = 119;

/**
 * The committees of Congress to which bills on the policies usually go first, by the ids of the public dataset
 * `unitedstates/congress-legislators` (`thomas_id`): the first letter is the chamber. The addresses are from the same
 * dataset, as of 2026-07-15, but for HSED's, which is there still that of 2019. Which committee gets a bill is decided for each bill; hence "usually".
 */
export const committeeSites = {
  SSBK: 'https://www.banking.senate.gov/',
  SSCM: 'https://www.commerce.senate.gov/',
  SSFI: 'https://www.finance.senate.gov/',
  SSHR: 'https://www.help.senate.gov/',
  SSJU: 'https://www.judiciary.senate.gov/',
  SSVA: 'https://www.veterans.senate.gov/',
  HSBA: 'https://financialservices.house.gov/',
  HSED: 'https://edworkforce.house.gov/',
  HSIF: 'https://energycommerce.house.gov/',
  HSJU: 'https://judiciary.house.gov/',
  HSVR: 'https://veterans.house.gov/',
  HSWM: 'https://waysandmeans.house.gov/',
} as const;

export type CommitteeId = keyof typeof committeeSites;

export const committeeIds = Object.keys(committeeSites) as readonly CommitteeId[];

/** Where bills on each policy usually begin, in the order in which the site lists them: Senate first, then House. */
export const committeesOf: Readonly<Record<PolicyId, readonly CommitteeId[]>> = {
  '1': ['SSJU', 'HSJU'],
  '2': ['SSHR', 'HSED'],
  '3': ['SSFI', 'HSWM', 'HSIF'],
  '4': ['SSJU', 'HSJU'],
  '5': ['SSFI', 'HSWM'],
  '6': ['SSCM', 'HSIF'],
  '7': ['SSHR', 'HSED'],
  '8': ['SSJU', 'HSJU'],
  '9': ['SSBK', 'HSBA'],
  '10': ['SSVA', 'HSVR'],
};
