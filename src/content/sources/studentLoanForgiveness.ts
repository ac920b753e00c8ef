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
  jobs: {
    title: 'Study: Student Debt Relief Improves Job, Income, Credit Outcomes',
    publisher: 'NBER study, as reported by the National Association of Student Financial Aid Administrators',
    year: 2019,
    url: 'https://www.nasfaa.org/news-item/18747/Study_Student_Debt_Relief_Improves_Job_Income_Credit_Outcomes',
  },
  cbo: {
    title: 'Costs of Suspending Student Loan Payments and Canceling Debt',
    publisher: 'Congressional Budget Office',
    year: 2022,
    url: 'https://www.cbo.gov/publication/58494',
  },
  earners: {
    title: 'The Distributional Effects of Student Loan Forgiveness',
    publisher: 'Catherine and Yannelis, Journal of Financial Economics',
    year: 2023,
    url: 'https://econpapers.repec.org/paper/nbrnberwo/28175.htm',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The month through which they were. */
export const checkedThrough = '2026-07';
