import type { PolicyText } from '../../types';

export const affordableHousingInitiative: PolicyText = {
  id: '9',
  description:
    'Should the federal government spend more or change its programs to lower housing costs? An effort like this could mix several tools. It could give more families vouchers that help pay the rent. It could expand tax credits for builders of low-cost homes, or offer grants to places that allow more building. Congress would choose the mix and the budget. The debate is about cost, local control and whether to help renters or add homes first.',
  ifYes:
    'More federal money or tax credits would go to rent help, new low-cost homes or places that ease building limits. The results would depend on which tools Congress picks.',
  ifNo: 'Current programs, a {{road|2026 law}} among them, would go on at the level Congress funds each year. Cities and states would still decide what gets built and where.',
  lawToday:
    'Federal rent aid depends on yearly funding, and {{waits|many who qualify wait}}. The {{road|ROAD to Housing Act of 2026}} eases rules and allows grants to places that add homes, but funds none and adds no vouchers.',
  pros: [
    'Advocates say need is high. {{renters|Harvard researchers}} found that a record 22.7 million renter households spent over 30% of their income on housing in 2024.',
    'Advocates say low-cost homes are scarce. The {{gap|National Low Income Housing Coalition}} counted 35 for every 100 renters with the lowest incomes in 2025.',
    'Supporters say the goal draws votes from both parties, noting that a housing bill that {{vote|passed the Senate 85–5}} became law in July 2026.',
    'Advocates cite a {{families|2016 federal study}} of families in shelters. It found that lasting vouchers cut homelessness and trouble affording food, at {{families|about 9% more cost}}.',
    'Supporters say grants leave zoning to local governments while rewarding those that allow more homes.',
  ],
  cons: [
    'Critics of federal spending say each new voucher becomes a lasting cost. In 2022, {{vouchers|2.3 million households}} used one, and Congress must renew the money each year.',
    'Some economists say rent aid pushes up rents where homes are scarce. A {{rents|2002 study}} put the rise at about 16% for poor renters without vouchers; later work found less.',
    'Local-control advocates oppose tying federal money to land use, saying that residents should decide how their own towns grow.',
    'Critics say tax-credit homes cost too much. In 2018 the {{cost|Government Accountability Office}} found a median of $204,000 a home in 2011–15, and close cost checks at 5 of 12 agencies.',
    'The {{cato|Cato Institute}} and other critics say tax credits are complex and share most of the gains with investors, developers and banks.',
  ],
  sources: {
    road: {
      title: 'Public Law 119‑101, ROAD to Housing Act',
      publisher: 'Government Publishing Office',
      year: 2026,
      url: 'https://www.govinfo.gov/content/pkg/PLAW-119publ101/html/PLAW-119publ101.htm',
    },
    waits: {
      title: 'Long Waitlists for Housing Vouchers Show Pressing Unmet Need',
      publisher: 'Center on Budget and Policy Priorities',
      year: 2021,
      url: 'https://www.cbpp.org/research/housing/long-waitlists-for-housing-vouchers-show-pressing-unmet-need-for-assistance',
    },
    renters: {
      title: 'Harvard figures on renters’ housing costs',
      publisher: 'Massachusetts Healthy Aging Collaborative',
      year: 2026,
      url: 'https://mahealthyagingcollaborative.org/?p=15167',
    },
    gap: {
      title: 'Report on The Gap 2025',
      publisher: 'Habitat Group',
      year: 2025,
      url: 'https://thehabitatgroup.com/articles/9516-nlihc-report-reveals-worsening-gap-in-affordable-rental-housing',
    },
    vote: {
      title: '21st Century ROAD to Housing Act goes to the President',
      publisher: 'National Special Districts Association',
      year: 2026,
      url: 'https://www.nationalspecialdistricts.org/updated-june-24-2026-21st-century-road-to-housing-act-goes-to-the-president-for-signature',
    },
    families: {
      title: 'What Interventions Work Best for Families Who Experience Homelessness?',
      publisher: 'Journal of Policy Analysis and Management',
      year: 2018,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6168747',
    },
    vouchers: {
      title: 'House Bill Would Fund Housing Vouchers',
      publisher: 'Center on Budget and Policy Priorities',
      year: 2022,
      url: 'https://www.cbpp.org/research/housing/house-bill-would-fund-housing-vouchers-and-other-key-investments-to-reduce',
    },
    rents: {
      title: 'Rent Vouchers and the Price of Low-Income Housing, by Susin',
      publisher: 'University of California',
      year: 2002,
      url: 'https://repositories.cdlib.org/cgi/viewcontent.cgi?article=1005&context=iber/bphup',
    },
    cost: {
      title: 'Low-Income Housing Tax Credit: development costs, GAO‑18‑637',
      publisher: 'Government Accountability Office',
      year: 2018,
      url: 'https://www.gao.gov/products/gao-18-637',
    },
    cato: {
      title: 'Low-Income Housing Tax Credit: costly and complex',
      publisher: 'Cato Institute',
      year: 2017,
      url: 'https://www.downsizinggovernment.org/low-income-housing-tax-credit-costly-complex-and-corruption-prone',
    },
  },
  checkedThrough: '2026-07',
};
