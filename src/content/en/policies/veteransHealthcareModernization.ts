import { checkedThrough, sources } from '../../sources/veteransHealthcareModernization';
import type { PolicyText } from '../../types';

export const veteransHealthcareModernization: PolicyText = {
  id: '10',
  description:
    'Should the Department of Veterans Affairs (VA) make two changes to its health care? First, it would pay for a faster move to an electronic record shared with the military, and for online booking, video visits and repairs. Second, it would write into law the drive and wait limits after which VA pays for a private doctor. Plans differ on how much care should move outside VA. The debate weighs access and newer tools against cost, safety and the strength of VA hospitals.',
  ifYes:
    'VA would get a set plan and money to finish the records system and expand online care. The drive and wait limits for private care would move from {{limits|regulation}} into law.',
  ifNo: 'VA would go on with its current plans and budgets. The drive and wait limits would stay in regulation, which VA can change; the {{code|right to private care}} is already law.',
  lawToday:
    'Congress {{code|set in 2018}} who may use private care, while the drive and wait limits are in {{limits|VA regulation}}. Of {{sites|about 170}} medical centers, ten used the new record {{michigan|by April 2026}}; VA plans to finish {{finish|as early as 2031}}.',
  pros: [
    'Supporters say one record from service through VA care means fewer repeated tests and lost files.',
    'Supporters say the system is getting better. VA {{users|reported in December 2025}} that the share of satisfied users rose from 7% to 33%, though most still were not.',
    'Supporters say delay costs more. The Government Accountability Office (GAO) found in {{old|2019}}, and again in {{old-2023|2023}}, that the old system, over 30 years old, is complex and costly.',
    'Sponsors of the {{groups|Veterans’ ACCESS Act}} of 2025 say writing the limits into law protects a veteran’s choice. The American Legion and Veterans of Foreign Wars praised it.',
    'Supporters say online care helps people far from a clinic. In its 2023 [[fiscal-year|fiscal year]], VA counted 2.9 million such visits by {{rural|770,000 rural veterans}}.',
  ],
  cons: [
    'Critics point to rising cost, though totals cover different years. VA said {{money|$16.1 billion}} in 2019, for about ten years, and {{money|$37.2 billion}} in 2025.',
    'Critics say safety is at stake. A {{harm|2022 report}} by VA’s [[inspector-general|inspector general]] told of 149 cases of patient harm at the first site, two of them major.',
    'GAO {{steps|found in December 2025}} that VA had not fully carried out 16 of the 18 steps it had urged for the program.',
    'Critics {{drain|fear a drain}} on VA hospitals. By a {{mortality|2022 study}}, older veterans taken there by ambulance were 20% less likely to die within 30 days than those taken elsewhere.',
    'Critics say a fast rollout would strain staff. VA’s {{staff|inspector general}} reported many more severe shortages across VA in 2025 than a year before, a count VA disputes.',
  ],
  sources,
  checkedThrough,
};
