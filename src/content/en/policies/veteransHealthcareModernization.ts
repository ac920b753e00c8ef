import type { PolicyText } from '../../types';

export const veteransHealthcareModernization: PolicyText = {
  id: '10',
  description:
    'Should the Department of Veterans Affairs (VA) speed up changes in how it gives care? This policy would finish an electronic record shared with the military, improve online booking and video visits, and pay for building repairs. It would also write into law when a veteran may see a private doctor and have VA pay. Plans differ on how much care should move outside VA. The debate weighs access and newer tools against cost, safety and the strength of VA hospitals.',
  ifYes:
    'VA would get a firmer plan, oversight and money to finish the records system and expand online care. The rules on private care would move from regulation into law.',
  ifNo: 'VA would go on with its current plans and budgets. The rules on private care would stay in regulation, which VA can change.',
  lawToday:
    'VA runs about 170 medical centers and can pay for private care when its own is too far away or takes too long. Six centers used the new records system at the end of 2025, and VA then planned to finish by 2031.',
  pros: [
    'VA and supporters say one record from service through VA care means fewer repeated tests and lost files.',
    'Supporters say the system is getting better. VA reported in December 2025 that the share of users who are satisfied rose from 7% to 33%.',
    'Supporters say waiting costs more. The Government Accountability Office (GAO) noted in 2025 that the old system is over 30 years old and costly to keep.',
    'Sponsors and the Military Officers Association of America say writing the rules into law would make wait limits binding.',
    'Supporters say video visits and online booking help rural veterans and those who find travel hard.',
  ],
  cons: [
    'Critics point to rising cost. VA put the records program at $16.1 billion in 2019 and at $37.2 billion in 2025.',
    'Critics say safety is at stake. A 2022 report by VA’s inspector general tied the new system to 149 cases of patient harm at its first site.',
    'GAO found in December 2025 that VA had not fully carried out 16 of the 18 steps it had urged for the program.',
    'Some veterans’ advocates and lawmakers fear that more private care would draw money and staff away from VA hospitals.',
    'Unions and some clinicians say a fast rollout strains staff at a time when VA is already short of workers.',
  ],
  sources: [
    { title: 'Department of Veterans Affairs', url: 'https://www.va.gov' },
    {
      title: 'Department of Veterans Affairs: electronic health record program',
      url: 'https://digital.va.gov/ehr-modernization/',
    },
    {
      title: 'Government Accountability Office: report on the records program (2025)',
      url: 'https://www.gao.gov/products/gao-26-108812',
    },
    { title: 'Department of Veterans Affairs Office of Inspector General', url: 'https://www.vaoig.gov' },
    { title: 'Congress.gov', url: 'https://www.congress.gov' },
  ],
  reviewed: '2026-11',
};
