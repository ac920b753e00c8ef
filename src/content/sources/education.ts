import type { EducationSourceId } from '../pageTypes';
import type { Source } from '../types';

/** Where the claims of the page can be checked, in every language. */
export const sources: Readonly<Record<EducationSourceId, Source>> = {
  'tenth-amendment': {
    title: 'Tenth Amendment',
    publisher: 'Library of Congress, Constitution Annotated',
    year: 2026,
    onlyRead: true,
    url: 'https://constitution.congress.gov/constitution/amendment-10/',
  },
  'article-6': {
    title: 'Article VI, with the Supremacy Clause',
    publisher: 'Library of Congress, Constitution Annotated',
    year: 2026,
    onlyRead: true,
    url: 'https://constitution.congress.gov/constitution/article-6/',
  },
  'ballot-measures': {
    title: 'Initiative and referendum processes',
    publisher: 'National Conference of State Legislatures',
    year: 2026,
    onlyRead: true,
    url: 'https://www.ncsl.org/elections-and-campaigns/initiative-and-referendum-processes',
    lastSeen: { as: 'program', month: '2026-07' },
  },
  'legislative-process': {
    title: 'The legislative process',
    publisher: 'Library of Congress, Congress.gov',
    year: 2026,
    onlyRead: true,
    url: 'https://www.congress.gov/legislative-process',
  },
  filibusters: {
    title: 'About filibusters and cloture',
    publisher: 'United States Senate',
    year: 2026,
    onlyRead: true,
    url: 'https://www.senate.gov/about/powers-procedures/filibusters-cloture.htm',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  'article-1': {
    title: 'The Constitution of the United States: a transcription',
    publisher: 'National Archives',
    year: 2026,
    onlyRead: true,
    url: 'https://www.archives.gov/founding-docs/constitution-transcript',
  },
  vetoes: {
    title: 'Presidential vetoes',
    publisher: 'House of Representatives, Office of the Historian',
    year: 2026,
    onlyRead: true,
    url: 'https://history.house.gov/Institution/Presidential-Vetoes/Presidential-Vetoes/',
  },
  'bill-counts': {
    title: 'Statistics and historical comparison',
    publisher: 'GovTrack',
    year: 2026,
    onlyRead: true,
    url: 'https://www.govtrack.us/congress/bills/statistics',
  },
  'staff-surveys': {
    title: 'Release on the report “Citizen-Centric Advocacy”',
    publisher: 'Congressional Management Foundation, at Justice Roundtable',
    year: 2017,
    url: 'https://justiceroundtable.org/news-item/at-peak-of-citizen-activism-new-congressional-management-foundation-report-details-most-effective-means-of-contacting-congress/',
  },
  rulemaking: {
    title: '5 U.S. Code 553: rule making',
    publisher: 'Cornell Legal Information Institute',
    year: 2026,
    onlyRead: true,
    url: 'https://www.law.cornell.edu/uscode/text/5/553',
  },
};
