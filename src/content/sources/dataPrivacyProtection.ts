import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  areas: {
    title: 'Data Protection and Privacy Law: An Introduction, IF11207',
    publisher: 'Congressional Research Service',
    year: 2022,
    url: 'https://www.congress.gov/crs-product/IF11207',
  },
  count: {
    title:
      'What Louisiana and Vermont Privacy Laws Reveal About the Growing Challenge of Managing State Privacy Compliance',
    publisher: 'OneTrust',
    year: 2026,
    url: 'https://www.onetrust.com/blog/what-louisiana-and-vermont-privacy-laws-reveal-about-the-growing-challenge-of-managing-state-privacy-compliance/',
  },
  bill: {
    title: 'H.R. 8413, SECURE Data Act',
    publisher: 'Congress.gov',
    year: 2026,
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/8413',
    lastSeen: { as: 'bill', month: '2026-09' },
  },
  kids: {
    title: 'H.R. 7757, KIDS Act',
    publisher: 'Congress.gov',
    year: 2026,
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/7757',
    lastSeen: { as: 'bill', month: '2026-10' },
  },
  coppa: {
    title: 'S. 836, Children and Teens’ Online Privacy Protection Act',
    publisher: 'Congress.gov',
    year: 2025,
    url: 'https://www.congress.gov/bill/119th-congress/senate-bill/836',
    lastSeen: { as: 'bill', month: '2026-10' },
  },
  hearing: {
    title: 'Report on the House hearing of June 3, 2026',
    publisher: 'Fresno Bee',
    year: 2026,
    url: 'https://www.fresnobee.com/news/california/article315997301.html',
  },
  pew: {
    title: 'New Report from Pew: How Americans View Data Privacy',
    publisher: 'Pew Research Center, as reported by Library Journal infoDOCKET',
    year: 2023,
    url: 'https://www.infodocket.com/2023/10/18/new-report-from-pew-how-americans-view-data-privacy/',
  },
  cost: {
    title: 'The Looming Cost of a Patchwork of State Privacy Laws',
    publisher: 'Information Technology and Innovation Foundation',
    year: 2022,
    url: 'https://itif.org/publications/2022/01/24/looming-cost-patchwork-state-privacy-laws',
  },
  states: {
    title: 'States Push Back on Proposed Federal Privacy Law',
    publisher: 'State AG Report',
    year: 2026,
    url: 'https://www.stateagreport.com/news/states-push-back-on-proposed-federal-privacy-law/',
  },
  chamber: {
    title:
      'U.S. Chamber Warns It Will Oppose Any Privacy Legislation That Creates a Blanket Private Right of Action',
    publisher: 'Chamber Technology Engagement Center',
    year: 2022,
    url: 'https://americaninnovators.com/news/u-s-chamber-warns-it-will-oppose-any-privacy-legislation-that-creates-a-blanket-private-right-of-action/',
  },
  vendors: {
    title: 'Privacy & Market Concentration, by Johnson, Shriver and Goldberg',
    publisher: 'Management Science',
    year: 2023,
    url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=3477686',
  },
} as const satisfies Readonly<Record<string, Source>>;
