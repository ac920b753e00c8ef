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
    'Supporters say waiting costs more. The {{old|Government Accountability Office (GAO)}} found in 2019 that the old system was over 30 years old and costly to keep.',
    'Sponsors say writing the limits into law protects a veteran’s choice. The {{groups|American Legion and Veterans of Foreign Wars}} praised the bill in 2025.',
    'Supporters say online care helps people far from a clinic. In its 2023 fiscal year, VA counted 2.9 million such visits by {{rural|770,000 rural veterans}}.',
  ],
  cons: [
    'Critics point to rising cost. VA put the records program at {{money|$16.1 billion}} over about ten years in 2019 and $37.2 billion in 2025. An outside {{money|2022 estimate}} for 28 years was $49.8 billion.',
    'Critics say safety is at stake. A {{harm|2022 report}} by VA’s inspector general told of 149 cases of patient harm at the first site, two of them major.',
    'GAO {{steps|found in December 2025}} that VA had not fully carried out 16 of the 18 steps it had urged for the program.',
    'Critics {{drain|fear a drain}} on VA hospitals. A {{mortality|2022 study}} found that older veterans taken to them by ambulance were 20% less likely to die within 30 days.',
    'Critics say a fast rollout strains staff. VA’s {{staff|inspector general}} reported many more severe shortages in 2025 than a year before, a count VA disputes.',
  ],
  sources: {
    limits: {
      title: '38 CFR 17.4040: designated access standards',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      url: 'https://www.ecfr.gov/current/title-38/chapter-I/part-17/section-17.4040',
    },
    code: {
      title: '38 U.S. Code 1703: Veterans Community Care Program',
      publisher: 'Cornell Legal Information Institute',
      year: 2026,
      url: 'https://www.law.cornell.edu/uscode/text/38/1703',
    },
    sites: {
      title: 'VA to resume new electronic health record rollout',
      publisher: 'Army Times',
      year: 2024,
      url: 'https://armytimes.com/veterans/2024/12/20/va-to-resume-new-electronic-health-record-rollout-in-mid-2026',
    },
    michigan: {
      title: 'VA continues record system with a launch at several sites',
      publisher: 'Fed Gov Today',
      year: 2026,
      url: 'https://fedgovtoday.com/guests/va-continues-ehr-implementation-with-multi-site-launch',
    },
    finish: {
      title: 'VA to complete record system at nine additional sites in 2026',
      publisher: 'Department of Veterans Affairs',
      year: 2025,
      url: 'https://news.va.gov/press-room/va-to-complete-federal-ehr-deployment-at-nine-additional-sites-in-2026',
    },
    users: {
      title: 'Leaders of VA health record program tell lawmakers',
      publisher: 'Spokesman-Review',
      year: 2025,
      url: 'https://www.spokesman.com/stories/2025/dec/15/leaders-of-va-health-record-program-tell-lawmakers/',
    },
    old: {
      title: 'VA’s records system and its replacement, GAO‑19‑679T',
      publisher: 'Government Accountability Office',
      year: 2019,
      url: 'https://www.gao.gov/products/GAO-19-679T',
    },
    groups: {
      title: 'What they are saying about the Veterans’ ACCESS Act',
      publisher: 'Senate Committee on Veterans’ Affairs',
      year: 2025,
      url: 'https://veterans.senate.gov/2025/2/what-they-are-saying-vsos-applaud-chairmen-moran-bost-s-veterans-access-act',
    },
    rural: {
      title: 'Telehealth delivers quality care to veterans in rural communities',
      publisher: 'Department of Veterans Affairs',
      year: 2024,
      url: 'https://connectedcare.va.gov/whats-new/veterans-corner/telehealth-delivers-quality-care-veterans-rural-communities',
    },
    money: {
      title: 'Lawmakers question VA’s cost estimate for the records program',
      publisher: 'MeriTalk',
      year: 2026,
      url: 'https://www.meritalk.com/articles/lawmakers-question-vas-ehrm-program-cost-estimate-as-april-restart-nears',
    },
    harm: {
      title: 'Roughly 150 patients harmed by flaw in new VA records system',
      publisher: 'Armed Forces Connect, from Military.com',
      year: 2022,
      url: 'https://armedforcesconnect.org/2022/07/19/roughly-150-patients-harmed-by-flaw-in-the-new-va-medical-records-system-watchdog-finds',
    },
    steps: {
      title: 'Electronic health record modernization, GAO‑26‑108812',
      publisher: 'Government Accountability Office',
      year: 2025,
      url: 'https://www.gao.gov/products/gao-26-108812',
    },
    drain: {
      title: 'Veterans’ health care access bill',
      publisher: 'Stars and Stripes',
      year: 2025,
      url: 'https://www.stripes.com/veterans/2025-08-20/veterans-health-care-access-18827530.html',
    },
    mortality: {
      title: 'Mortality among US veterans after emergency visits to VA and other hospitals',
      publisher: 'BMJ',
      year: 2022,
      url: 'https://www.bmj.com/content/376/bmj-2021-068099.full',
    },
    staff: {
      title: 'VA facilities grapple with severe staffing shortages',
      publisher: 'Healthcare Innovation',
      year: 2025,
      url: 'https://www.hcinnovationgroup.com/policy-value-based-care/staffing-professional-development/news/55309974/va-medical-facilities-grapple-with-severe-staffing-shortages-audit-finds',
    },
  },
  checkedThrough: '2026-06',
};
