const missionAct = 'the MISSION Act, on private care that VA pays for';
const firstStepAct = 'the First Step Act, which shortened some minimum prison terms';
const checksBill = 'the bill to require background checks on most private gun sales';
const waitBill = 'the bill to give background checks at least ten business days';
const saferAct = 'the Bipartisan Safer Communities Act';
const loansResolution = 'the resolution to undo the 2022 plan to cancel student debt';
const haltAct = 'the HALT Fentanyl Act, on fentanyl-related substances and more minimum prison terms';
const carbonResolution = 'the resolution against a carbon tax';
const roadAct = 'the 21st Century ROAD to Housing Act';

/**
 * A vote of a member in a letter or a call to that member. Apart from the other words of votes, as a Spanish visitor’s
 * letter needs these in English, too.
 */
export const letterVotes = {
  saw: {
    /** One of `votes` follows the day. */
    yea: (day: string, what: string) => `I saw that you voted Yea on ${day}, on ${what}.`,
    nay: (day: string, what: string) => `I saw that you voted Nay on ${day}, on ${what}.`,
  },
  /** What each vote was on, within a sentence. */
  votes: {
    '115-2018-s36': 'the motion to move ahead with the immigration package',
    '115-2018-h189': missionAct,
    '115-2018-s106': missionAct,
    '115-2018-h282': 'the immigration package',
    '115-2018-h297': 'the second immigration package',
    '115-2018-h363': carbonResolution,
    '115-2018-s271': firstStepAct,
    '115-2018-h448': firstStepAct,
    '116-2019-h99': checksBill,
    '116-2019-h103': waitBill,
    '116-2019-h496': 'the bill to raise the federal minimum wage to $15',
    '116-2020-h128': 'the Emergency Housing Protections and Relief Act, on rent aid in the pandemic',
    '117-2021-s46': 'the budget amendment against a federal carbon tax',
    '117-2021-s74': 'the motion to let a $15 minimum wage go ahead',
    '117-2021-h75': checksBill,
    '117-2021-h77': waitBill,
    '117-2021-h297': 'the EQUAL Act, on shorter minimum prison terms for crack cocaine',
    '117-2022-s242': saferAct,
    '117-2022-h299': saferAct,
    '118-2023-h234': loansResolution,
    '118-2023-s135': loansResolution,
    '118-2024-h91': 'the bill to keep data brokers from selling sensitive data to foreign adversaries',
    '118-2024-h97': carbonResolution,
    '118-2024-s221': 'the bill on the safety and the data of children online',
    '119-2025-s127': haltAct,
    '119-2025-s184': 'the budget amendment to make a $17 minimum wage easier to pass',
    '119-2025-h166': haltAct,
    '119-2026-s182': roadAct,
    '119-2026-h224': roadAct,
    '119-2026-h228': 'the KIDS Act, with rules for children online and their data',
  },
} as const;
