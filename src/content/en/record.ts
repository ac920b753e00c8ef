/** What both chambers, or one chamber twice, voted on. */
const missionAct = {
  what: 'The MISSION Act. It made a permanent program of private care that VA pays for, and gave help to more family caregivers.',
  yea: 'A Yea was for this program and this help.',
  after: 'It became law in June 2018.',
} as const;
const firstStepAct = {
  what: 'The First Step Act. It shortened some minimum prison terms, let judges go below others more often and changed prison programs.',
  yea: 'A Yea was for shorter minimum prison terms in some cases.',
  after: 'It became law in December 2018.',
} as const;
const checksBill = {
  what: 'A bill to require background checks on most private gun sales, the Bipartisan Background Checks Act.',
  yea: 'A Yea was for requiring these checks.',
  after: 'The Senate did not vote on it.',
} as const;
const waitBill = {
  what: 'A bill on the wait if a background check brings no answer, now three business days. A dealer could sell only after ten, and ten more once the buyer asked for a review.',
  yea: 'A Yea was for the longer time.',
  after: 'The Senate did not vote on it.',
} as const;
const saferAct = {
  what: 'The Bipartisan Safer Communities Act. It says more clearly which sellers of guns need a license, and so must run checks. It added a search of youth records for buyers under 21, and money for safety and mental health.',
  yea: 'A Yea was for these rules and this money.',
  after: 'It became law in June 2022.',
} as const;
const loansResolution = {
  what: 'A resolution to undo the President’s 2022 plan to cancel up to $10,000 per borrower, or $20,000 with a Pell Grant.',
  yea: 'A Yea was against this plan to cancel debt.',
  after: 'The President vetoed it, and the House did not override the veto.',
} as const;
const haltAct = {
  what: 'The HALT Fentanyl Act. It permanently puts fentanyl-related substances in the strictest class of drugs. It applies minimum prison terms to more of them.',
  yea: 'A Yea was for this class, and for minimum prison terms for more of these drugs.',
  after: 'It became law in July 2025.',
} as const;
const carbonResolution = {
  what: 'A resolution that says a carbon tax would harm the U.S. economy.',
  yea: 'A Yea was against a carbon tax.',
  after: 'The Senate did not vote on it.',
} as const;
const roadAct = {
  what: 'The 21st Century ROAD to Housing Act. It eases some building rules and allows housing grants. Money for these grants needs a separate law.',
  yea: 'A Yea was for easing these rules and allowing these grants.',
  after: 'It became law in July 2026.',
} as const;

/** What Congress did on each policy, and what a visitor’s own members did. Sources: the official record of each vote. */
export const record = {
  none: 'Congress has not voted on this in 2018 or later.',
  related: 'The votes below were on something close to it.',
  packages: 'The votes below were on packages with much else, so we do not show how each member voted.',
  /** Votes that were on the subject, or the other way round. */
  listed: 'How a chamber voted, earliest first. What a Yea meant is said each time.',
  chambers: { house: 'House', senate: 'Senate' },
  steps: {
    passage: 'vote on passage',
    procedural: 'procedural vote, not on the law itself',
    budget: 'a change to a budget plan, not a law',
    opinion: 'an opinion, not a law',
  },
  /** What the vote has to do with the policy; empty where it was on the policy itself. */
  relations: {
    direct: '',
    opposite: 'opposite to this policy',
    related: 'on something related',
    package: 'a package with much else',
  },
  tally: (agreed: boolean, yeas: number, nays: number) =>
    `${agreed ? 'Passed' : 'Rejected'}, ${yeas} Yea to ${nays} Nay.`,
  /** Of a bill that was pending when its vote was looked at, once its Congress has ended. */
  ended: (day: string) => `It ended with that Congress on ${day}, unless it had become law.`,
  official: 'Official record',
  /** Which vote it was. */
  nameOf: (chamber: string, day: string) => `${chamber}, ${day}`,
  /** Of one of several votes of a chamber on one day. Takes its number in that year’s record. */
  nameOfOne: (chamber: string, day: string, number: string) => `${chamber}, ${day}, roll call ${number}`,
  through: (day: string) =>
    `Votes up to ${day}, from a public copy of the official record. How we chose them is on the About page.`,
  votesOf: (name: string) => `Votes of ${name}`,
  positions: {
    yea: 'Yea',
    nay: 'Nay',
    present: 'Present, neither Yea nor Nay',
    notVoting: 'Not voting, often for a reason the record does not give',
    delegate: 'In the House, where a delegate has no vote on passage',
    sat: 'Not in the record, though in the House then. A Speaker does not have to vote.',
    elsewhere: 'Was not in this chamber then',
  },
  offices: {
    label: (last: string) => `Local office of ${last}`,
    none: 'Choose the nearest town',
    unknown: 'This list has no local office with a phone number.',
  },
  /** For one optional sentence in a letter or a call to one member. Nothing is mentioned until the visitor chooses a vote. */
  mention: {
    label: 'A vote to mention',
    none: 'Mention no vote',
    nobody: 'Choose one of your members in step 1 first. Then you can mention a vote of theirs.',
    nothing: 'The record has no Yea or Nay of this member on this policy.',
    option: (position: string, day: string, what: string) => `${position} on ${day}: ${what}`,
  },
  /** By vote: what it was on, what a Yea meant, and what came of it. No bill is given by number. */
  votes: {
    '115-2018-s36': {
      what: 'A motion to end debate on an immigration package: border, people brought here as children, family green cards, visa lottery and more.',
      yea: 'A Yea was for moving ahead with the package.',
      after: 'It needed 60 Yeas.',
    },
    '115-2018-h189': missionAct,
    '115-2018-s106': missionAct,
    '115-2018-h282': {
      what: 'An immigration package: border, work checks, people brought here as children, family green cards, visa lottery and more.',
      yea: 'A Yea was for the package.',
      after: '',
    },
    '115-2018-h297': {
      what: 'A second immigration package, a week later. It had green cards by points for people brought here as children. It had much else, from the border to the visa lottery.',
      yea: 'A Yea was for the package.',
      after: '',
    },
    '115-2018-h363': carbonResolution,
    '115-2018-s271': firstStepAct,
    '115-2018-h448': firstStepAct,
    '116-2019-h99': checksBill,
    '116-2019-h103': waitBill,
    '116-2019-h496': {
      what: 'A bill to raise the federal minimum wage to $15 in steps, the Raise the Wage Act.',
      yea: 'A Yea was for the raise.',
      after: 'The Senate did not vote on it.',
    },
    '116-2020-h128': {
      what: 'The Emergency Housing Protections and Relief Act, in the pandemic. It would have given $100 billion for rent aid and $75 billion to help homeowners. It would have stopped most evictions and foreclosures until March 2021.',
      yea: 'A Yea was for this money and this protection.',
      after: 'The Senate did not vote on it.',
    },
    '117-2021-s46': {
      what: 'An amendment to prepare for a law that would ban a federal carbon tax.',
      yea: 'A Yea was against a carbon tax.',
      after: 'With a tie, an amendment fails.',
    },
    '117-2021-s74': {
      what: 'A motion to waive a budget rule for an amendment that would raise the minimum wage to $15.',
      yea: 'A Yea was for letting the raise go ahead.',
      after: 'It needed 60 Yeas.',
    },
    '117-2021-h75': checksBill,
    '117-2021-h77': waitBill,
    '117-2021-h297': {
      what: 'A bill to give crack cocaine the same, shorter minimum prison terms as powder cocaine, the EQUAL Act.',
      yea: 'A Yea was for shorter minimum prison terms.',
      after: 'The Senate did not vote on it.',
    },
    '117-2022-s242': saferAct,
    '117-2022-h299': saferAct,
    '118-2023-h234': loansResolution,
    '118-2023-s135': loansResolution,
    '118-2024-h91': {
      what: 'The Protecting Americans’ Data from Foreign Adversaries Act. It keeps data brokers from selling sensitive data to China, Russia, Iran and North Korea.',
      yea: 'A Yea was for this ban.',
      after: 'It became law in April 2024, inside a larger law.',
    },
    '118-2024-h97': carbonResolution,
    '118-2024-s221': {
      what: 'A bill on the safety and the data of children online, the Kids Online Safety and Privacy Act.',
      yea: 'A Yea was for these rules.',
      after: 'The House did not vote on it.',
    },
    '119-2025-s127': haltAct,
    '119-2025-s184': {
      what: 'An amendment to let the Senate pass a minimum wage of $17 with more than half of the votes. Most bills first need 60 to end debate.',
      yea: 'A Yea was for making that raise easier to pass.',
      after: '',
    },
    '119-2025-h166': haltAct,
    '119-2026-s182': roadAct,
    '119-2026-h224': roadAct,
    '119-2026-h228': {
      what: 'A bill with rules for children online and for their data, the KIDS Act.',
      yea: 'A Yea was for these rules.',
      after: 'The Senate had not voted on it by September 30, 2026.',
    },
  },
} as const;
