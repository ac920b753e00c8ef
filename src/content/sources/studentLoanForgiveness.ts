import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  court: {
    title: 'Biden v. Nebraska, 600 U.S. 477',
    publisher: 'Justia, opinions of the Supreme Court',
    year: 2023,
    url: 'https://supreme.justia.com/cases/federal/us/600/22-506/',
  },
  law: {
    title: 'Public Law 119‑21, higher education sections',
    publisher: 'Government Publishing Office',
    year: 2025,
    url: 'https://www.govinfo.gov/content/pkg/PLAW-119publ21/html/PLAW-119publ21.htm',
  },
  rule: {
    title: 'Income-driven repayment plans, 34 CFR 685.209',
    publisher: 'Electronic Code of Federal Regulations',
    year: 2026,
    onlyRead: true,
    url: 'https://www.ecfr.gov/current/title-34/subtitle-B/chapter-VI/part-685/subpart-B/section-685.209',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  save: {
    title: 'Report on the notices to borrowers in the SAVE plan, March 2026',
    publisher: 'CBS News',
    year: 2026,
    url: 'https://www.cbsnews.com/pittsburgh/news/education-department-save-plan-studen-loan-repayment/',
    lastSeen: { as: 'court', month: '2026-08' },
  },
  board: {
    title: 'Trends in Higher Education: default by size of debt (figure 2016_12B)',
    publisher: 'College Board',
    year: 2016,
    url: 'https://trends.collegeboard.org/node/1816',
  },
  veto: {
    title: 'Veto message on House Joint Resolution 45',
    publisher: 'Government Publishing Office',
    year: 2023,
    url: 'https://www.govinfo.gov/content/pkg/CDOC-118hdoc46/html/CDOC-118hdoc46.htm',
  },
  tax: {
    title: 'Student Loan Taxable as Income for Some Borrowers',
    publisher: 'American Association of Colleges of Osteopathic Medicine',
    year: 2026,
    url: 'https://www.aacom.org/news-reports/news/2026/01/12/student-loan-taxable-as-income-for-some-borrowers',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  cbo: {
    title: 'Costs of Suspending Student Loan Payments and Canceling Debt',
    publisher: 'Congressional Budget Office',
    year: 2022,
    url: 'https://www.cbo.gov/publication/58494',
  },
  again: {
    title: 'How Long Before Cancelled Student Debt Would Return?',
    publisher: 'Committee for a Responsible Federal Budget',
    year: 2026,
    onlyRead: true,
    url: 'https://www.crfb.org/blogs/archive-2-how-long-cancelled-student-debt-would-return',
  },
  earners: {
    title: 'The Distributional Effects of Student Loan Forgiveness',
    publisher: 'Catherine and Yannelis, Journal of Financial Economics',
    year: 2023,
    url: 'https://econpapers.repec.org/paper/nbrnberwo/28175.htm',
  },
} as const satisfies Readonly<Record<string, Source>>;
