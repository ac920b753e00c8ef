import type { Source } from '../types';

/** Where the claims of the card can be checked, in every language. */
export const sources = {
  road: {
    title: 'Public Law 119‑101, 21st Century ROAD to Housing Act',
    publisher: 'Government Publishing Office',
    year: 2026,
    url: 'https://www.govinfo.gov/content/pkg/PLAW-119publ101/html/PLAW-119publ101.htm',
    lastSeen: { as: 'program', month: '2026-09' },
  },
  waits: {
    title: 'Long Waitlists for Housing Vouchers Show Pressing Unmet Need for Assistance',
    publisher: 'Center on Budget and Policy Priorities',
    year: 2021,
    url: 'https://www.cbpp.org/research/housing/long-waitlists-for-housing-vouchers-show-pressing-unmet-need-for-assistance',
  },
  renters: {
    title: 'Harvard figures on renters’ housing costs',
    publisher: 'Harvard researchers, as reported by Massachusetts Healthy Aging Collaborative',
    year: 2026,
    url: 'https://mahealthyagingcollaborative.org/?p=15167',
  },
  gap: {
    title: 'NLIHC Report Reveals Worsening Gap in Affordable Rental Housing',
    publisher: 'National Low Income Housing Coalition, as reported by Habitat Group',
    year: 2025,
    url: 'https://thehabitatgroup.com/articles/9516-nlihc-report-reveals-worsening-gap-in-affordable-rental-housing',
  },
  credits: {
    title: 'Congress Passes Housing Credit Provisions to Finance 1.22 Million Affordable Homes',
    publisher: 'Affordable Housing Tax Credit Coalition',
    year: 2025,
    url: 'https://www.taxcreditcoalition.org/congress-passes-housing-credit-provisions-to-finance-1-22-million-affordable-homes/',
  },
  families: {
    title: 'What Interventions Work Best for Families Who Experience Homelessness?',
    publisher: 'Journal of Policy Analysis and Management',
    year: 2018,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6168747',
  },
  vouchers: {
    title: 'House Bill Would Fund Housing Vouchers and Other Key Investments',
    publisher: 'Center on Budget and Policy Priorities',
    year: 2022,
    url: 'https://www.cbpp.org/research/housing/house-bill-would-fund-housing-vouchers-and-other-key-investments-to-reduce',
  },
  design: {
    title:
      'How Do Changes in Housing Voucher Design Affect Rent and Neighborhood Quality?, by Collinson and Ganong',
    publisher: 'American Economic Journal: Economic Policy',
    year: 2018,
    url: 'https://doi.org/10.1257/pol.20150176',
  },
  later: {
    title: 'Housing Vouchers and the Price of Rental Housing, by Eriksen and Ross',
    publisher: 'American Economic Journal: Economic Policy',
    year: 2015,
    url: 'https://doi.org/10.1257/pol.20130064',
  },
  cost: {
    title: 'Low-Income Housing Tax Credit: development costs (GAO‑18‑637)',
    publisher: 'Government Accountability Office',
    year: 2018,
    url: 'https://www.gao.gov/products/gao-18-637',
  },
  cato: {
    title: 'Low-Income Housing Tax Credit: Costly, Complex, and Corruption-Prone',
    publisher: 'Cato Institute',
    year: 2017,
    url: 'https://www.downsizinggovernment.org/low-income-housing-tax-credit-costly-complex-and-corruption-prone',
  },
} as const satisfies Readonly<Record<string, Source>>;
