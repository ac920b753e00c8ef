import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  bill: {
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
  left: {
    title: 'Letter of support for the Smarter Sentencing Act',
    publisher: 'Justice Roundtable, as published by Prison Legal News',
    year: 2014,
    url: 'https://www.prisonlegalnews.org/news/publications/justice-roundtable-coalition-support-letter-smarter-sentencing-act-2014/',
  },
  evangelicals: {
    title: 'Letter to Add Smarter Sentencing Act to Agenda',
    publisher: 'National Association of Evangelicals',
    year: 2015,
    url: 'https://www.nae.org/letter-to-add-smarter-sentencing-act-to-agenda/',
  },
  'commission-2011': {
    title: 'Report to Congress on Mandatory Minimum Penalties',
    publisher: 'United States Sentencing Commission',
    year: 2011,
    url: 'https://www.ussc.gov/news/congressional-testimony-and-reports/mandatory-minimum-penalties/report-congress-mandatory-minimum-penalties-federal-criminal-justice-system',
  },
  council: {
    title: 'First Step Act: An Early Analysis, update',
    publisher: 'Council on Criminal Justice',
    year: 2024,
    url: 'https://counciloncj.foleon.com/first-step-act/an-early-analysis',
  },
  relief: {
    title: 'Relief from drug minimums by race',
    publisher: 'Sentencing Commission, as reported by Drug Policy Facts',
    year: 2017,
    url: 'https://drugpolicyfacts.org/node/3823',
  },
  prosecutors: {
    title: 'Letter of the prosecutors’ association and six other groups',
    publisher: 'Association of Assistant US Attorneys, as published by Sentencing Law and Policy',
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
    title: 'Overdose deaths in the year to August 2025',
    publisher: 'Centers for Disease Control and Prevention, as reported by Partnership to End Addiction',
    year: 2026,
    url: 'https://drugfree.org/print/page.php?id=183146',
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

/** The month through which they were. */
export const checkedThrough = '2026-05';
