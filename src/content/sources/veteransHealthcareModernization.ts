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
    title: 'White House Budget Proposes Boost for VA’s EHRM Program',
    publisher: 'MeriTalk',
    year: 2025,
    url: 'https://meritalk.com/articles/white-house-budget-proposes-boost-for-vas-ehrm-program',
  },
  schedule: {
    title: 'EHR Deployment Schedule',
    publisher: 'Department of Veterans Affairs',
    year: 2026,
    onlyRead: true,
    url: 'https://digital.va.gov/ehr-modernization/ehr-deployment-schedule/',
    lastSeen: { as: 'program', month: '2026-04' },
  },
  finish: {
    title: 'VA to Complete Federal EHR Deployment at Nine Additional Sites in 2026',
    publisher: 'Department of Veterans Affairs',
    year: 2025,
    url: 'https://news.va.gov/press-room/va-to-complete-federal-ehr-deployment-at-nine-additional-sites-in-2026',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  users: {
    title: 'Leaders of VA health record program tell lawmakers',
    publisher: 'Spokesman-Review',
    year: 2025,
    url: 'https://www.spokesman.com/stories/2025/dec/15/leaders-of-va-health-record-program-tell-lawmakers/',
  },
  waits: {
    title: 'VA Outperforms Wait Times Compared to Community Care',
    publisher: 'VA Health Systems Research',
    year: 2026,
    onlyRead: true,
    url: 'https://hsrd.research.va.gov/research/citations/PubBriefs/articles.cfm?RecordID=1183',
  },
  tries: {
    title:
      'VA Electronic Health Record Modernization: Critical Actions Needed to Support Accelerated System Deployments (GAO‑26‑108812)',
    publisher: 'Government Accountability Office',
    year: 2025,
    url: 'https://www.gao.gov/products/gao-26-108812',
  },
  groups: {
    title:
      'What They Are Saying: Veterans Groups Applaud Senate VA Committee Passage of Sen. Moran’s Veterans’ ACCESS Act',
    publisher: 'Senate Committee on Veterans’ Affairs',
    year: 2025,
    url: 'https://www.veterans.senate.gov/2025/7/what-they-are-saying-veterans-groups-applaud-senate-va-committee-passage-of-sen-moran-s-veterans-access-act',
    lastSeen: { as: 'bill', month: '2026-09' },
  },
  reasons: {
    title: 'Cramer Questions VA Leadership on Healthcare Access Amid Budget Shortfall',
    publisher: 'Office of Senator Cramer',
    year: 2024,
    url: 'https://www.cramer.senate.gov/news/press-releases/cramer-questions-va-leadership-on-healthcare-access-amid-budget-shortfall',
  },
  rural: {
    title: 'Telehealth Delivers Quality Care to Veterans in Rural Communities',
    publisher: 'Department of Veterans Affairs',
    year: 2024,
    url: 'https://connectedcare.va.gov/whats-new/veterans-corner/telehealth-delivers-quality-care-veterans-rural-communities',
  },
  money: {
    title:
      'Leaders of the House, Senate VA Committee & VA Appropriations Request Cost Estimate for VA Electronic Health Record',
    publisher: 'Senate Committee on Veterans’ Affairs',
    year: 2025,
    url: 'https://veterans.senate.gov/2025/4/leaders-of-the-house-senate-va-committee-va-appropriations-request-cost-estimate-for-va-electronic-health-record',
  },
  total: {
    title: 'VA said electronic health record modernization would cost $10 billion. Now it’s $48 billion',
    publisher: 'Military Times',
    year: 2026,
    url: 'https://www.militarytimes.com/news/pentagon-congress/2026/09/03/va-said-electronic-health-record-modernization-would-cost-10-billion-now-its-48-billion/',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  harm: {
    title: 'Report: Software flaws lead to ‘patient harm’ for nearly 150 military veterans',
    publisher: 'VA inspector general, as reported by 13News Now',
    year: 2022,
    url: 'https://www.13newsnow.com/article/news/national/military-news/software-flaws-lead-to-patient-harm-for-150-veterans/291-c96f2815-7efd-4dfb-a5ad-522e77a63891',
  },
  steps: {
    title:
      'House Veterans’ Affairs Committee Unanimously Passes Rep. Maxine Dexter’s Motion to Subpoena Oracle Leaders Over $27 Billion VA Contract',
    publisher: 'Office of Representative Dexter',
    year: 2026,
    url: 'https://dexter.house.gov/media/press-releases/house-veterans-affairs-committee-unanimously-passes-rep-maxine-dexters-motion',
    lastSeen: { as: 'program', month: '2026-08' },
  },
  mortality: {
    title: 'Mortality among US veterans after emergency visits to VA and other hospitals',
    publisher: 'BMJ',
    year: 2022,
    url: 'https://www.bmj.com/content/376/bmj-2021-068099.full',
  },
  staff: {
    title:
      'OIG Determination of Veterans Health Administration’s Severe Occupational Staffing Shortages, Fiscal Year 2026 (26‑01046‑271)',
    publisher: 'VA inspector general',
    year: 2026,
    url: 'https://www.vaoig.gov/sites/default/files/reports/2026-09/vaoig-26-01046-271_-_final.pdf',
  },
} as const satisfies Readonly<Record<string, Source>>;
