import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    'Should judges have more leeway to set prison terms? For some federal crimes, mostly drug crimes, the law sets a minimum term that a judge must give. This policy would shorten or loosen some of those rules. One model is the {{bill|Smarter Sentencing Act of 2026}}. It would cut certain drug minimums, set lower ones for some cross-border couriers and let some prisoners ask for a review. It would repeal no minimum and lower no maximum. State laws would not change.',
  ifYes:
    'Under a bill like the {{bill|2026 one}}, some ten-year minimums would drop to five years and some five-year ones to two. Some people in prison now could ask a judge to review their terms.',
  ifNo: 'Current minimums would stay, along with the exceptions Congress has already made. In other cases, judges could not go below the minimum.',
  lawToday:
    'Federal law sets minimum terms for many drug crimes and some others; a {{fentanyl|July 2025 law}} widened those for fentanyl. Judges may go lower for people who help prosecutors or meet a test {{first-step|widened in 2018}}, which the {{court|Supreme Court}} read narrowly in 2024.',
  pros: [
    'A {{left|coalition on the left}} and {{evangelicals|evangelical leaders}} backed earlier versions. They say judges should be free to fit the sentence to the person and the act.',
    'Supporters cite experts. The {{commission-2011|Sentencing Commission}} told Congress in 2011 that some minimums are too broad, too severe and unevenly applied.',
    'Backers cite people freed early under a {{first-step|2018 law}}, most with earned credits. By 2024, 9.7% were rearrested or sent back, an {{council|estimated 55% less often}} than similar people.',
    'Supporters say shorter terms would save money on prisons that could go to policing or treatment.',
    'Advocates say minimums fall unevenly. In fiscal 2016, 64.5% of Black and 50.8% of White people with a drug minimum got no relief, {{relief|Commission data}} show. The gap had narrowed since {{relief|2010}}.',
  ],
  cons: [
    'The main {{prosecutors|association of federal prosecutors}} says minimums persuade people to cooperate. In fiscal 2016, {{help|29.8% of people with a drug minimum}} did, against 15.2% of others.',
    'Defenders of minimums say they make sure that like crimes bring like sentences, whoever the judge happens to be.',
    'Critics fear shorter terms for drug dealers. Overdose deaths {{overdoses|fell by 21%}} in the year to August 2025, but fentanyl was still involved in about 45,000.',
    'Opponents say relief already exists. {{commission-2022|Commission data}} show that 42.7% of people convicted under a minimum in fiscal 2022 were relieved of it.',
    'Some police groups say longer terms keep people who offend again and again from harming others. {{police|Police were divided}} over the 2018 law.',
  ],
  sources: {
    bill: {
      title: 'Senators introduce the Smarter Sentencing Act of 2026',
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
      publisher: 'Justice Roundtable, at Prison Legal News',
      year: 2014,
      url: 'https://www.prisonlegalnews.org/news/publications/justice-roundtable-coalition-support-letter-smarter-sentencing-act-2014/',
    },
    evangelicals: {
      title: 'Letter to add the Smarter Sentencing Act to the agenda',
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
      title: 'Relief from drug minimums by race, from the Commission’s 2017 report',
      publisher: 'Drug Policy Facts',
      year: 2017,
      url: 'https://drugpolicyfacts.org/node/3823',
    },
    prosecutors: {
      title: 'Letter of the prosecutors’ association and six other groups',
      publisher: 'Sentencing Law and Policy',
      year: 2017,
      url: 'https://www.sentencinglawandpolicy.com/2017/11/naausa-and-six-other-law-enforcement-groups-write-to-sentencing-reform-and-corrections-act-per-the-attached-letter/',
    },
    help: {
      title: 'Cooperation under drug minimums, from the Commission’s 2017 report',
      publisher: 'Drug Policy Facts',
      year: 2017,
      url: 'https://www.drugpolicyfacts.org/node/3822',
    },
    overdoses: {
      title: 'Overdose deaths in the year to August 2025, from federal data',
      publisher: 'Partnership to End Addiction',
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
      title: 'Law enforcement leaders criticize First Step',
      publisher: 'Washington Free Beacon',
      year: 2018,
      url: 'https://freebeacon.com/issues/law-enforcement-leaders-criticize-first-step/',
    },
  },
  checkedThrough: '2026-05',
};
