import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  bill: {
    title: 'S. 3959, Smarter Sentencing Act of 2026',
    publisher: 'Congress.gov',
    year: 2026,
    url: 'https://www.congress.gov/bill/119th-congress/senate-bill/3959',
    lastSeen: { as: 'bill', month: '2026-09' },
  },
  sponsors: {
    title: 'Durbin, Lee Introduce Bipartisan Criminal Justice Reform Bills',
    publisher: 'Senate Committee on the Judiciary',
    year: 2026,
    url: 'https://www.judiciary.senate.gov/press/dem/releases/durbin-lee-introduce-bipartisan-criminal-justice-reform-bills',
  },
  fentanyl: {
    title: 'Public Law 119‑26, HALT Fentanyl Act',
    publisher: 'Government Publishing Office',
    year: 2025,
    url: 'https://www.govinfo.gov/content/pkg/PLAW-119publ26/html/PLAW-119publ26.htm',
  },
  'first-step': {
    title: 'The First Step Act of 2018, IF10573',
    publisher: 'Congressional Research Service',
    year: 2019,
    url: 'https://www.congress.gov/crs-product/IF10573',
  },
  court: {
    title: 'Pulsifer v. United States, 601 U.S. 124',
    publisher: 'Justia, opinions of the Supreme Court',
    year: 2024,
    url: 'https://supreme.justia.com/cases/federal/us/2023/22-340',
  },
  'commission-2011': {
    title: 'Report to Congress on Mandatory Minimum Penalties',
    publisher: 'United States Sentencing Commission',
    year: 2011,
    url: 'https://www.ussc.gov/news/congressional-testimony-and-reports/mandatory-minimum-penalties/report-congress-mandatory-minimum-penalties-federal-criminal-justice-system',
  },
  retro: {
    title: 'Retroactivity & Recidivism: The Drugs Minus Two Amendment',
    publisher: 'United States Sentencing Commission, as reported by Defender Services',
    year: 2020,
    url: 'https://www.fd.org/news/ussc-releases-new-report-retroactivity-recidivism-drugs-minus-two-amendment',
  },
  relief: {
    title: 'Relief from drug minimums by race',
    publisher: 'Sentencing Commission, as reported by Drug Policy Facts',
    year: 2017,
    url: 'https://drugpolicyfacts.org/node/3823',
  },
  savings: {
    title: 'Smarter Sentencing Act Would Save $4 Billion, Says Congressional Budget Office',
    publisher: 'Congressional Budget Office, as reported by FAMM',
    year: 2014,
    url: 'https://famm.org/smarter-sentencing-act-would-save-4-billion-says-congressional-budget-office/',
  },
  prosecutors: {
    title: 'Letter of the prosecutors’ association and six other groups',
    publisher: 'National Association of Assistant US Attorneys, as published by Sentencing Law and Policy',
    year: 2017,
    url: 'https://www.sentencinglawandpolicy.com/2017/11/naausa-and-six-other-law-enforcement-groups-write-to-sentencing-reform-and-corrections-act-per-the-attached-letter/',
  },
  help: {
    title: 'Cooperation under drug minimums',
    publisher: 'Sentencing Commission, as reported by Drug Policy Facts',
    year: 2017,
    url: 'https://www.drugpolicyfacts.org/node/3822',
  },
  overdoses: {
    title: 'Provisional Drug Overdose Death Counts',
    publisher: 'Centers for Disease Control and Prevention',
    year: 2026,
    url: 'https://www.cdc.gov/nchs/nvss/vsrr/drug-overdose-data.htm',
  },
  'commission-2022': {
    title: 'Quick Facts: Mandatory Minimum Penalties, fiscal 2022',
    publisher: 'United States Sentencing Commission',
    year: 2023,
    url: 'https://www.ussc.gov/node/34723',
  },
  police: {
    title: 'Law Enforcement Leaders Criticize First Step',
    publisher: 'Washington Free Beacon',
    year: 2018,
    url: 'https://freebeacon.com/issues/law-enforcement-leaders-criticize-first-step/',
  },
} as const satisfies Readonly<Record<string, Source>>;
