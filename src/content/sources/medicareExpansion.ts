import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  fund: {
    title: 'Medicare Hospital Insurance Trust Fund',
    publisher: 'Committee for a Responsible Federal Budget',
    year: 2026,
    onlyRead: true,
    url: 'https://www.crfb.org/our-work/projects/medicare-hospital-insurance-trust-fund',
  },
  cbo: {
    title: 'Budgetary Effects of a Policy That Would Lower the Age of Eligibility for Medicare to 60',
    publisher: 'Congressional Budget Office',
    year: 2022,
    url: 'https://www.cbo.gov/publication/58115',
  },
  spending: {
    title:
      'Health Spending for 60–64 Year Olds Would Be Lower Under Medicare Than Under Large Employer Plans',
    publisher: 'KFF',
    year: 2021,
    url: 'https://www.kff.org/medicare/issue-brief/health-spending-for-60-64-year-olds-would-be-lower-under-medicare-than-under-large-employer-plans/',
  },
  employers: {
    title:
      'Lowering the Age of Medicare Eligibility Would Likely Reduce Health Spending for Employers But Raise Costs for the Federal Government',
    publisher: 'KFF',
    year: 2021,
    url: 'https://www.kff.org/medicare/press-release/lowering-the-age-of-medicare-eligibility-would-likely-reduce-health-spending-for-employers-but-raise-costs-for-the-federal-government-by-covering-more-people-in-medicare/',
  },
  prices: {
    title: 'If Enhanced ACA Tax Credits Expire, Older Marketplace Enrollees Face Steepest Premium Hikes',
    publisher: 'KFF',
    year: 2025,
    url: 'https://www.kff.org/quick-take/if-enhanced-aca-tax-credits-expire-older-marketplace-enrollees-face-steepest-premium-hikes',
  },
  aid: {
    title: 'Rev. Proc. 2026‑26: tables for the premium tax credit in 2027',
    publisher: 'Internal Revenue Service',
    year: 2026,
    url: 'https://www.irs.gov/pub/irs-drop/rp-26-26.pdf',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  jobs: {
    title: 'Jayapal Leads 130 Lawmakers: release on lowering the Medicare age',
    publisher: 'Office of Representative Jayapal',
    year: 2021,
    url: 'https://jayapal.house.gov/2021/09/03/lower-medicare-age/',
  },
  deficit: {
    title:
      'Budgetary Effects of a Policy That Would Lower the Age of Eligibility for Medicare to 60: summary page',
    publisher: 'Congressional Budget Office',
    year: 2022,
    url: 'https://www.cbo.gov/publication/57918',
  },
  trustees: {
    title: '2026 Medicare Trustees Report',
    publisher: 'Centers for Medicare and Medicaid Services',
    year: 2026,
    url: 'https://www.cms.gov/oact/tr/2026',
    lastSeen: { as: 'program', month: '2026-10' },
  },
  crfb: {
    title: 'Medicare at 60 Costs $155 Billion, According to CBO',
    publisher: 'Committee for a Responsible Federal Budget',
    year: 2022,
    url: 'https://www.crfb.org/blogs/medicare-60-costs-155-billion-according-cbo',
  },
} as const satisfies Readonly<Record<string, Source>>;
