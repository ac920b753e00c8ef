import type { PolicyText } from '../../types';

export const federalMinimumWageIncrease: PolicyText = {
  id: '7',
  description:
    'Should the lowest legal hourly wage rise across the country? This policy would raise the federal minimum wage from $7.25 to $15 an hour. It would be a floor: states and cities could still set a higher rate, and many already do. Bills differ on how fast the raise would come, whether it would then follow prices and how tipped workers would be paid. The debate weighs higher pay against the risk of fewer jobs and higher prices.',
  ifYes:
    'Most workers could not be paid less than $15 an hour, in any state, once the change took full effect. Full-time, year-round pay at the minimum would go from $15,080 to $31,200.',
  ifNo: 'The federal floor would stay at $7.25. States and cities could still set higher minimums, as many do now.',
  lawToday:
    'The federal minimum has been $7.25 an hour since July 2009, with a lower cash wage for many tipped workers. Where a state or city sets a higher rate, that rate applies.',
  pros: [
    'Supporters say millions would earn more. The Congressional Budget Office (CBO) estimated in 2021 that $15 by 2025 would raise pay directly for 17 million people.',
    'Supporters say it would reduce hardship. CBO estimated in 2021 that 900,000 fewer people would live in poverty.',
    'Sponsors of a 2025 bill say rising prices have left $7.25 worth less than at any time since the 1940s.',
    'Supporters say better pay means fewer people quit, fewer need public aid and more is spent in local shops.',
    'Backers say the idea crosses party lines, noting that a 2025 bill for $15 had a sponsor from each party.',
  ],
  cons: [
    'Critics say some people would lose work. CBO estimated in 2021 that there would be about 1.4 million fewer jobs, or 0.9%, in its average case.',
    'Critics say others would pay. CBO expected in 2021 that prices would rise somewhat and deficits would grow by $54 billion over ten years.',
    'Small businesses and restaurants say higher costs would bring fewer hours, more machines or closings.',
    'Critics say one number ignores local prices: a wage that fits Massachusetts may not fit Mississippi.',
    'Critics say few people earn the federal minimum. The Bureau of Labor Statistics found that 1.0% of hourly workers made $7.25 or less in 2024.',
  ],
  sources: [
    { title: 'Department of Labor: minimum wage', url: 'https://www.dol.gov/agencies/whd/minimum-wage' },
    {
      title: 'Bureau of Labor Statistics: minimum wage data',
      url: 'https://www.bls.gov/bls/blsminwagedata.htm',
    },
    { title: 'Congressional Budget Office', url: 'https://www.cbo.gov' },
    { title: 'Congress.gov: Higher Wages for American Workers Act of 2025', url: 'https://www.congress.gov' },
    { title: 'National Conference of State Legislatures', url: 'https://www.ncsl.org' },
  ],
  reviewed: '2026-11',
};
