import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  limits: {
    title: '38 CFR 17.4040: designated access standards',
    publisher: 'Electronic Code of Federal Regulations',
    year: 2026,
    onlyRead: true,
    url: 'https://www.ecfr.gov/current/title-38/chapter-I/part-17/section-17.4040',
  },
  code: {
    title: '38 U.S. Code 1703: Veterans Community Care Program',
    publisher: 'Cornell Legal Information Institute',
    year: 2026,
    onlyRead: true,
    url: 'https://www.law.cornell.edu/uscode/text/38/1703',
  },
  sites: {
    title: 'VA to Resume New Electronic Health Record Rollout in Mid-2026',
    publisher: 'Army Times',
    year: 2024,
    url: 'https://armytimes.com/veterans/2024/12/20/va-to-resume-new-electronic-health-record-rollout-in-mid-2026',
  },
  michigan: {
    title: 'VA Continues EHR Implementation with Multi-Site Launch',
    publisher: 'Fed Gov Today',
    year: 2026,
    url: 'https://fedgovtoday.com/guests/va-continues-ehr-implementation-with-multi-site-launch',
  },
  finish: {
    title: 'VA to Complete Federal EHR Deployment at Nine Additional Sites in 2026',
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
    title: 'VA’s records system and its replacement (GAO‑19‑679T)',
    publisher: 'Government Accountability Office',
    year: 2019,
    url: 'https://www.gao.gov/products/GAO-19-679T',
  },
  'old-2023': {
    title: 'Electronic health record modernization (GAO‑23‑106731)',
    publisher: 'Government Accountability Office',
    year: 2023,
    url: 'https://www.gao.gov/products/gao-23-106731',
  },
  groups: {
    title: 'What They Are Saying: VSOs Applaud Chairmen Moran, Bost’s Veterans’ ACCESS Act',
    publisher: 'Senate Committee on Veterans’ Affairs',
    year: 2025,
    url: 'https://veterans.senate.gov/2025/2/what-they-are-saying-vsos-applaud-chairmen-moran-bost-s-veterans-access-act',
  },
  rural: {
    title: 'Telehealth Delivers Quality Care to Veterans in Rural Communities',
    publisher: 'Department of Veterans Affairs',
    year: 2024,
    url: 'https://connectedcare.va.gov/whats-new/veterans-corner/telehealth-delivers-quality-care-veterans-rural-communities',
  },
  money: {
    title: 'Lawmakers Question VA’s EHRM Program Cost Estimate as April Restart Nears',
    publisher: 'MeriTalk',
    year: 2026,
    url: 'https://www.meritalk.com/articles/lawmakers-question-vas-ehrm-program-cost-estimate-as-april-restart-nears',
  },
  harm: {
    title: 'Roughly 150 Patients Harmed by Flaw in the New VA Medical Records System, Watchdog Finds',
    publisher: 'VA inspector general, as reported by Military.com at Armed Forces Connect',
    year: 2022,
    url: 'https://armedforcesconnect.org/2022/07/19/roughly-150-patients-harmed-by-flaw-in-the-new-va-medical-records-system-watchdog-finds',
  },
  steps: {
    title: 'Electronic health record modernization (GAO‑26‑108812)',
    publisher: 'Government Accountability Office',
    year: 2025,
    url: 'https://www.gao.gov/products/gao-26-108812',
  },
  drain: {
    title: 'Article on the veterans’ health care access bill',
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
    title: 'VA Medical Facilities Grapple with Severe Staffing Shortages, Audit Finds',
    publisher: 'VA inspector general, as reported by Healthcare Innovation',
    year: 2025,
    url: 'https://www.hcinnovationgroup.com/policy-value-based-care/staffing-professional-development/news/55309974/va-medical-facilities-grapple-with-severe-staffing-shortages-audit-finds',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The month through which they were. */
export const checkedThrough = '2026-06';
