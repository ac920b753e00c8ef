import type { PolicyText } from '../../types';

export const affordableHousingInitiative: PolicyText = {
  id: '9',
  description:
    'Should the federal government do more so that homes cost less? An effort like this could mix several tools. It could give more families vouchers that help pay the rent. It could expand tax credits for builders of low-cost homes, or offer grants to places that allow more building. Congress would choose the mix and the budget. The debate is about cost, about helping renters or adding homes first and about local control.',
  ifYes:
    'More federal money or tax credits would go to rent help, new low-cost homes or places that ease building limits. The results would depend on which tools Congress picks.',
  ifNo: 'Current programs would go on at the level Congress funds each year. Cities and states would still decide what gets built and where.',
  lawToday:
    'Federal rent aid depends on yearly funding, and many who qualify must wait; a tax credit for low-cost rentals grew in 2025. The 21st Century ROAD to Housing Act passed both chambers in June 2026; check its status at congress.gov.',
  pros: [
    'Advocates say need is high. Harvard researchers found that a record 22.7 million renter households spent over 30% of their income on housing in 2024.',
    'Advocates say low-cost homes are scarce. The National Low Income Housing Coalition counted 35 for every 100 renters with the lowest incomes in 2025.',
    'Supporters say the goal draws votes from both parties, noting that a housing bill passed the Senate 85–5 in June 2026.',
    'Advocates cite a federal study from 2016, which found that long-term vouchers cut homelessness and crowding among families.',
    'Supporters say grants leave zoning to local governments while rewarding those that allow more homes.',
  ],
  cons: [
    'Critics of federal spending say each new voucher or tax credit becomes a lasting cost, which taxpayers carry year after year.',
    'Some economists say rent aid without more homes pushes up rents for everyone, so changes to zoning should come first.',
    'Local-control advocates oppose tying federal money to land use, saying that residents should decide how their own towns grow.',
    'Critics say tax credits are complex, cost a great deal per home and share the gains with investors and developers.',
    'Some analysts say new homes take years to ease prices, and tenant groups say building plans skip the poorest renters.',
  ],
  sources: [
    { title: 'Department of Housing and Urban Development', url: 'https://www.hud.gov' },
    {
      title: 'Department of Housing and Urban Development: research and data',
      url: 'https://www.huduser.gov',
    },
    { title: 'Congress.gov: 21st Century ROAD to Housing Act', url: 'https://www.congress.gov' },
    { title: 'Harvard Joint Center for Housing Studies', url: 'https://www.jchs.harvard.edu' },
    { title: 'National Low Income Housing Coalition', url: 'https://nlihc.org' },
  ],
  reviewed: '2026-11',
};
