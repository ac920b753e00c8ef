import { sources } from '../../sources/medicareExpansion';
import type { PolicyText } from '../../types';

export const medicareExpansion: PolicyText = {
  id: '3',
  description:
    'Should people be able to join Medicare five years sooner? This policy would lower the age at which most people qualify from 65 to 60. People aged 60 to 64 could enroll on the same terms as people 65 and older. Many would move from a job’s health plan, a plan they buy or Medicaid, which serves people with low incomes. The debate weighs steadier coverage against the cost to the federal budget and to hospitals.',
  ifYes:
    'People aged 60 to 64 could enroll in Medicare on the terms that apply at 65 today. Some costs would shift from employers, families and states to the federal budget.',
  ifNo: 'Most people would still wait until 65, relying until then on a job’s plan, a plan they buy or Medicaid. Younger people with certain disabilities or illnesses would still qualify.',
  lawToday:
    'Medicare covers most people from age 65, plus younger people with long-term disabilities or certain illnesses. A {{fund|payroll tax}} pays for most hospital coverage; premiums and general taxes pay for most of the rest.',
  pros: [
    'Supporters call Medicare steadier. The Congressional Budget Office (CBO) {{cbo|projected in 2022}} that it would be the main plan of 7.3 million more people in 2031. Most would leave other plans.',
    'Supporters say Medicare pays doctors and hospitals less than private plans do. KFF, a health research group, {{spending|found in 2021}} that spending would fall for people who move from large job plans.',
    'Supporters say employers would gain. KFF {{employers|estimated in 2021}} that job plans could cost up to 15% less if all who qualify moved.',
    'Supporters point to prices. Extra federal aid {{aid|ended in 2025}}. Without it, {{prices|KFF estimated that year}}, a 64-year-old just over the income limit could pay over $11,000 more in 2026.',
    'A House sponsor {{jobs|said in 2021}} that people in hard jobs, such as nurses and firefighters, can be out of work before 65.',
  ],
  cons: [
    'Critics point to the cost. CBO and Congress’s tax staff {{deficit|estimated in 2022}} that [[deficit|deficits]] would grow by $155 billion over six years, 2026 to 2031.',
    'Critics fear for the hospital fund that {{trustees|trustees expected in 2026}} to pay fully only to 2033. The Committee for a Responsible Federal Budget put {{crfb|nearly $150 billion}} of the cost on it in 2022.',
    'Opponents say few people without insurance would gain it. CBO {{cbo|projected in 2022}} that about 400,000 fewer would be uninsured in 2031, as most people of that age already have a plan.',
    'Hospitals say lower Medicare rates would cut their income. KFF {{spending|found in 2021}} that large job plans pay 1.6 to 2.5 times as much as Medicare for the same stay.',
    'Opponents say it moves people from private plans, which employers help to pay for, to a public one that all taxpayers pay for.',
  ],
  sources,
};
