import { sources } from '../../sources/veteransHealthcareModernization';
import type { PolicyText } from '../../types';

export const veteransHealthcareModernization: PolicyText = {
  id: '10',
  description:
    'Should one law both modernize Veterans Affairs (VA) records and set when VA pays a private doctor? The first would fund a faster move to a record shared with the military, online booking, video visits and repairs. The second would write into law the drive and wait limits for private care. Yes supports both; No opposes at least one. Plans differ on how much care should leave VA. The debate weighs access and newer tools against cost, safety and strong VA hospitals.',
  ifYes:
    'VA would get a set plan and money to finish the records system and expand online care. The drive and wait limits for private care would move from {{limits|regulation}} into law.',
  ifNo: 'VA would go on with its current plans and budgets. The drive and wait limits would stay in regulation, which VA can change; the {{code|right to private care}} is already law.',
  lawToday:
    'Congress {{code|set in 2018}} who may use private care, while the drive and wait limits are in {{limits|VA regulation}}. In {{schedule|April 2026}}, ten of {{sites|164}} sites used the new record; VA planned more that year, and to finish {{finish|as early as 2031}}.',
  pros: [
    'Supporters say one record from service on means fewer repeated tests, and that it works better now. VA {{users|reported in December 2025}} that the share of satisfied users rose from 7% to 33%.',
    'Supporters say VA’s waits are long. By its summary of a {{waits|2022 study}}, 44% of its appointments took over 20 days, its {{limits|limit for primary and mental health care}}.',
    'Sponsors of the {{groups|Veterans’ ACCESS Act}} of 2025 said limits in law protect veterans’ choice. The American Legion and Veterans of Foreign Wars praised a Senate version with eight-year limits.',
    'Supporters say distance makes choice matter. A VA panel’s report, {{reasons|quoted by a senator in 2024}}, gave drive time as the top reason for seeking private care (50%).',
    'Supporters say online care helps people far from a clinic. In its 2023 [[fiscal-year|fiscal year]], VA counted over 2.9 million such visits by {{rural|770,000 rural veterans}}.',
  ],
  cons: [
    'Critics point to rising cost. VA put the records program at {{money|$16.1 billion}} in 2019, for about ten years. In {{total|September 2026}}, about $37 billion was reported to 2031, plus $11 billion of upkeep.',
    'Critics say safety is at stake. A {{harm|2022 report}} by VA’s [[inspector-general|inspector general]] told of 149 cases of patient harm at the first site, two of them major.',
    'Critics say it is not ready. Three tries to replace the old system {{tries|had failed}}. By {{steps|August 2026}}, VA had not fully carried out 14 of the 18 steps that Congress’s auditors (GAO) had urged.',
    'Critics fear weaker VA hospitals. In a {{mortality|2022 study}}, older veterans taken there by ambulance died 20% less often in 30 days than others. In {{waits|another}}, 50% of private visits took over 20 days.',
    'Critics say a fast rollout would strain staff. For the 2026 fiscal year, VA hospitals {{staff|told of 4,712}} severe shortages, up from 4,434. Each is a kind of job at one hospital.',
  ],
  sources,
};
