import type { PolicyText } from '../../types';

export const medicareExpansion: PolicyText = {
  id: '3',
  description:
    'Should people be able to join Medicare five years sooner? This policy would lower the age at which most people qualify from 65 to 60. People aged 60 to 64 could enroll on the same terms as older members. Many would move from a job’s health plan, a plan they buy or Medicaid, which serves people with low incomes. The debate weighs steadier coverage against the cost to the federal budget and to hospitals.',
  ifYes:
    'People aged 60 to 64 could enroll in Medicare on the terms that apply at 65 today. Some costs would shift from employers, families and states to the federal budget.',
  ifNo: 'Most people would still wait until 65, relying until then on a job’s plan, a plan they buy or Medicaid. Younger people with certain disabilities or illnesses would still qualify.',
  lawToday:
    'Medicare covers most people from age 65, plus younger people with long-term disabilities or certain illnesses. A payroll tax pays for most hospital coverage; premiums and general taxes pay for most of the rest.',
  pros: [
    'Supporters say older people who lose work would be covered. The Congressional Budget Office (CBO) projected in 2022 that 7.3 million more would rely on Medicare in 2031.',
    'Medicare pays doctors and hospitals less than private plans do. KFF, a health research group, found in 2021 that spending per person would fall.',
    'Supporters say employers would gain. KFF estimated in 2021 that job plans could cost up to 15% less if all who qualify moved.',
    'Backers say people in physically hard jobs often cannot keep working until 65, and need coverage sooner.',
    'Proponents say it would help people who stay in a job mainly for its health plan to retire, change jobs or start a business.',
  ],
  cons: [
    'Critics point to the cost. CBO and Congress’s tax staff estimated in 2022 that deficits would grow by $155 billion from 2026 to 2031.',
    'Critics say it would strain Medicare’s hospital fund. The Committee for a Responsible Federal Budget put nearly $150 billion of added cost there in 2022.',
    'Opponents say few would gain coverage. CBO projected in 2022 that about 400,000 fewer people would be uninsured in 2031, as most already have a plan.',
    'Hospital and doctor groups say lower Medicare rates would cut their income, above all in rural areas.',
    'Opponents say it moves people from private plans to public funds. CBO projected in 2022 that 3.2 million fewer would have job plans in 2031.',
  ],
  sources: [
    {
      title: 'Congressional Budget Office: lowering the Medicare age to 60 (2022)',
      url: 'https://www.cbo.gov/publication/57918',
    },
    { title: 'Medicare.gov', url: 'https://www.medicare.gov' },
    { title: 'Centers for Medicare and Medicaid Services', url: 'https://www.cms.gov' },
    { title: 'KFF: Medicare research', url: 'https://www.kff.org/medicare/' },
    { title: 'Committee for a Responsible Federal Budget', url: 'https://www.crfb.org' },
  ],
  reviewed: '2026-11',
};
