import { sources } from '../sources/education';

export const education = {
  meta: {
    title: 'Understanding Legislation',
    description:
      'How a bill becomes federal law in three phases, what states decide, where bills stop, and when your voice counts most. In plain words, with a glossary.',
  },
  heading: 'Understanding Legislation',
  intro:
    'A federal law starts as an idea and passes through many hands. This page shows the path in three phases of three steps each, where bills stop, and what you can do along the way. Marked words are explained in the glossary at the end.',
  links: {
    ...sources,
    congress: { url: 'https://www.congress.gov' },
    'elected-officials': { url: 'https://www.usa.gov/elected-officials' },
    house: { url: 'https://www.house.gov/representatives/find-your-representative' },
    'lobbying-reports': { url: 'https://lda.gov' },
    regulations: { url: 'https://www.regulations.gov' },
    senate: { url: 'https://www.senate.gov/senators/senators-contact.htm' },
    'state-legislatures': { url: 'https://www.congress.gov/state-legislature-websites' },
    'vote-gov': { url: 'https://vote.gov' },
  },
  stateAndFederal: {
    heading: 'State versus federal laws',
    intro:
      'The Constitution lists the powers of the national government. Powers that it does not give to Washington, or deny to the states, {{tenth-amendment|belong to the states}} or to the people.',
    powers: {
      federal: {
        heading: 'Only federal',
        items: [
          'Coining and printing money',
          'Treaties with other countries',
          'Who may enter the country and who becomes a citizen',
          'War and the armed forces',
          'Bankruptcy and patents',
        ],
      },
      state: {
        heading: 'Mainly state',
        items: [
          'Schools',
          'Most crimes and most police work',
          'Driver’s licenses and professional licenses',
          'Marriage and property',
          'Zoning, mostly through cities and counties',
          'Running elections, within federal rules',
        ],
      },
      shared: {
        heading: 'Shared',
        items: [
          'Taxes and borrowing',
          'Courts and criminal law',
          'Roads',
          'The environment',
          'Taking land for public use, with payment',
        ],
      },
    },
    conflict: {
      heading: 'Which law wins in a conflict',
      paragraphs: [
        'Under the [[supremacy-clause|Supremacy Clause]] of the Constitution, a valid federal law {{article-6|outranks a state law}} that conflicts with it. When federal law takes the place of state law, that is called [[preemption|preemption]]. Congress may say so in the law, or a court may find that the law implies it.',
        'Federal power has limits too. Washington cannot order a state to pass a law or to enforce a federal one. It may set conditions on the money that it gives to states.',
      ],
    },
    floor: {
      heading: 'A floor, not a ceiling',
      paragraphs: [
        'Many federal laws set a floor. States may add more protection, but they may not go below it. Other federal laws leave no room for state rules.',
      ],
    },
    examples: {
      heading: 'Four examples from our surveys',
      items: [
        {
          title: 'Wages',
          text: 'Federal law sets a minimum wage. Where a state or city sets a higher one, the higher rate applies.',
        },
        {
          title: 'Guns',
          text: 'Federal law makes licensed dealers run a background check on most buyers. States may add rules for private sales, and some do.',
        },
        {
          title: 'Sentences',
          text: 'Congress sets sentences for federal crimes only. Most people in prison were sentenced under state law, which a federal reform does not change.',
        },
        {
          title: 'Housing',
          text: 'Much of the money for housing aid is federal. What may be built where is mostly decided close to home.',
        },
      ],
    },
    statesMakeLaw: {
      heading: 'How states make law',
      paragraphs: [
        'States make law much as Congress does. Forty-nine states have two chambers, and Nebraska has one. Governors sign or veto bills, and most can strike single spending items.',
        'In {{ballot-measures|about half the states}}, citizens can put some laws to a public vote by petition. There is no national ballot measure: no federal law is made by a public vote.',
      ],
    },
  },
  process: {
    heading: 'How a bill becomes a federal law',
    intro:
      'The phases come in order, but a bill can stop at any step. A bill that is not law when a two-year Congress ends must start over.',
    /** Each text of a station continues a label and a colon, so it begins in lower case. */
    overview: {
      label: 'From an idea to a law',
      ends: 'Ends here',
      /** Read from top to bottom. The first is the start, the last the end. */
      gates: [
        { name: '100 bills', note: 'are introduced.' },
        { name: 'Committee', note: 'Most end here.' },
        { name: 'First chamber', note: 'House or Senate' },
        { name: 'Other chamber', note: 'The same words' },
        { name: 'President', note: 'Signs or vetoes' },
        { name: '1 or 2', note: 'become law.' },
      ],
      voice: 'Your voice counts most here.',
      drawn:
        'The drawing counts the bills at the start and at the end. How many end at each gate is not to scale.',
      stations: [
        {
          name: 'An idea',
          yourVoice: 'bring yours to a member of Congress.',
          whereBillsStop: 'if no member introduces it.',
        },
        {
          name: 'The House',
          yourVoice: 'tell your representative how to vote.',
          whereBillsStop: 'if a committee or the floor never votes on it, or votes no.',
        },
        {
          name: 'The Senate',
          yourVoice: 'tell both of your senators.',
          whereBillsStop: 'without the votes to end debate, or without a majority.',
        },
        {
          name: 'The President',
          yourVoice: 'write to the White House.',
          whereBillsStop: 'after a veto that Congress does not override.',
        },
        { name: 'A law', yourVoice: 'comment on the rules that carry it out.' },
      ],
    },
    labels: { whereBillsStop: 'Where bills stop', yourVoice: 'Your voice' },
    phases: [
      {
        name: 'Initial phase',
        summary: 'An idea becomes a bill, a committee studies it, and groups make their case.',
        steps: [
          {
            name: 'Bill writing',
            text: 'Anyone can suggest a law or even draft one, but only a member of Congress can introduce a [[bill|bill]]. That member is its [[sponsor|sponsor]], and others may sign on as cosponsors. A bill can start in the House or in the Senate. Bills to raise taxes must start in the House.',
            whereBillsStop: 'An idea stops here if no member of Congress agrees to introduce it.',
            yourVoice:
              'Bring a problem or an idea to your members of Congress: you are their [[constituent|constituent]].',
          },
          {
            name: 'Committee reviews',
            text: 'Most bills go to a [[committee|committee]] that handles their subject. It may hold a [[hearing|hearing]] to question witnesses. In a [[markup|markup]], its members change the text and vote on whether to send the bill on. The Congressional Budget Office then estimates what an approved bill would cost.',
            whereBillsStop:
              'Most bills end here because nothing is done, though a [[discharge-petition|discharge petition]] can force one out of a House committee.',
            yourVoice:
              '{{surveys|Open the page of your subject}} for the committees that handle it; watch their hearings, and ask whether they accept written statements.',
          },
          {
            name: 'Lobbyist influence',
            text: '[[lobbying|Lobbying]] is any effort to influence lawmakers, and the First Amendment protects it as part of the right to petition. Companies, unions, nonprofits, cities and citizen groups all do it, at every step. They give facts, suggest wording and gather support, but they do not vote, and paying for a vote is a crime. Paid lobbyists generally must register and file {{lobbying-reports|public reports}}.',
            whereBillsStop: 'A bill may stall when strong groups oppose it, or when nobody pushes for it.',
            yourVoice:
              'Join a group that shares your view, and look up who lobbies on the bills you care about.',
          },
        ],
      },
      {
        name: 'Middle phase',
        summary: 'The House and the Senate each debate the bill, may change it, and vote.',
        steps: [
          {
            name: 'House consideration',
            text: 'For most major bills, the Rules Committee sets the time for debate and the changes that may be offered. The bill then reaches the [[floor|floor]], where all members can vote. A simple majority of those voting passes it. Bills with wide support can take a faster route that needs two-thirds.',
            whereBillsStop:
              'A bill stops here if leaders never schedule it, or if it fails to win a majority.',
            yourVoice:
              'Tell your representative how you would like them to vote before the bill reaches the floor.',
          },
          {
            name: 'Senate deliberation',
            text: 'Senate debate has few limits, so senators can use a [[filibuster|filibuster]] to delay or block a vote. Ending debate takes [[cloture|cloture]], {{filibusters|usually 60 of 100 votes}}. After that, a simple majority passes the bill. Some budget bills need only a majority all the way, through [[reconciliation|reconciliation]].',
            whereBillsStop: 'Without the votes to end debate, a bill may never come to a final vote.',
            yourVoice: 'Contact both of your state’s senators, and say which bill you mean.',
          },
          {
            name: 'Amendments',
            text: 'Either chamber may pass an [[amendment|amendment]] to change the text. In the House it must fit the subject of the bill. In the Senate it often need not, so a [[rider|rider]] on another topic may come in. When one chamber passes a bill, the other starts its own review, usually in committee.',
            whereBillsStop:
              'A change can win votes or lose them, and one that splits the supporters can end a bill.',
            yourVoice:
              'Read the latest text on {{congress|Congress.gov}}, since it may differ from what you first heard.',
          },
        ],
      },
      {
        name: 'Final phase',
        summary: 'Both chambers agree on the same words, and the President signs or refuses.',
        steps: [
          {
            name: 'Conference committee',
            text: 'The House and the Senate must pass exactly the same text. If their versions differ, one may accept the other’s, or they may trade changes back and forth. They may also form a [[conference-committee|conference committee]] with members of both. Formal conferences are now rare, and what they agree on cannot be amended.',
            whereBillsStop: 'If the two chambers never agree on one text, the bill ends with that Congress.',
            yourVoice: 'The public has no seat here, so tell your members early which parts you want kept.',
          },
          {
            name: 'Final votes',
            text: 'Each chamber votes on the same final text. If the Senate is tied, the Vice President may cast the deciding vote. The result is the [[enrolled-bill|enrolled bill]], which officers of both chambers sign and send to the President.',
            whereBillsStop: 'A bill stops here if either chamber votes the final text down.',
            yourVoice:
              'When a vote is recorded, look up how your members voted and tell them what you think.',
          },
          {
            name: 'Presidential action',
            text: 'The President has {{article-1|ten days to act}}, not counting Sundays. Signing makes the bill law, and so does doing nothing while Congress is in session. A [[veto|veto]] sends the bill back with reasons. If Congress has adjourned and cannot take the bill back, doing nothing is a [[pocket-veto|pocket veto]].',
            whereBillsStop:
              'A veto ends a bill unless Congress votes to [[override|override]] it, and a pocket veto cannot be overridden.',
            yourVoice: 'Write to the White House, and tell your members how to vote if there is a veto.',
          },
        ],
      },
    ],
    afterwards: {
      heading: 'After the President acts',
      paragraphs: [
        'Overriding a veto takes two-thirds of those voting in each chamber, with a [[quorum|quorum]] present. {{vetoes|Overrides are rare}}.',
        'A bill that has become law is called an [[act|act]]. Many acts also need an [[appropriation|appropriation]] before an agency can spend money on them. Agencies often write a [[regulation|regulation]] to fill in the details. Courts may review both the law and the rule.',
      ],
    },
    /** Must contain the link to its source, like every figure on the page. */
    figure:
      'In the Congresses of 2021–22 and 2023–24, about {{bill-counts|1 to 2 of every 100 bills}} introduced became law on their own. Many others traveled inside larger bills.',
  },
  notice: {
    heading: 'Your part in the process',
    text: 'Once a federal bill is moving, citizens have minimal direct input.',
    explanation: [
      'You do not vote on federal bills, and there is no national ballot measure. The public has no seat when a committee or a conference edits the text. Lawmakers decide.',
      'That does not mean you have no influence. Your influence is indirect, and it is strongest early and close to home.',
      'You choose the people who decide. The whole House and about a third of the Senate are elected every two years, and the President every four. Between elections you can contact them, follow their work and comment on proposed rules. You can also take part in state and local decisions.',
    ],
  },
  gettingInvolved: {
    heading: 'Getting Involved',
    intro: 'You do not need to be an expert. These official sites are free to use.',
    contact: {
      title: 'Contact Your Representatives',
      paragraphs: [
        'If you live in a state, you have one representative in the House and two senators. People in the District of Columbia and the territories have a non-voting member in the House.',
        'Name the bill, say where you live, and explain in your own words how it affects you. Personal messages count for more than form letters. You can also call the Capitol at (202)\u00A0224-3121 and ask for a member’s office.',
        'The Congressional Management Foundation surveys congressional staff. In its {{staff-surveys|2017 report}}, 94% said in-person visits have some or a lot of influence on undecided lawmakers, and 92% said individual emails do.',
      ],
      actions: [
        { link: 'house', label: 'Find your representative (house.gov)' },
        { link: 'senate', label: 'Contact your senators (senate.gov)' },
        { link: 'elected-officials', label: 'Find officials at every level (usa.gov)' },
      ],
    },
    write: 'Write a letter or a call script here',
    track: {
      title: 'Track Legislation',
      paragraphs: [
        'Congress.gov is the official site for federal bills. Search by topic, by number or by member. You can read the text, see the sponsors and follow each step so far.',
        'With a free account you can save a search and get email alerts. State bills are on each state legislature’s website.',
      ],
      actions: [
        { link: 'congress', label: 'Search bills (congress.gov)' },
        { link: 'legislative-process', label: 'Watch how laws are made (congress.gov)' },
        { link: 'state-legislatures', label: 'Find your state legislature (congress.gov)' },
      ],
    },
    /** Both `link`, in this section, and `door`, at the head of the page, open the page for classes. */
    teach: {
      title: 'For teachers',
      text: 'Pick two to four policies for a class. Students read both sides and answer, and you see where the class stands. No accounts, no names.',
      link: 'Compare as a group, with a lesson guide',
      door: 'Teaching a class? Tools and a lesson guide',
    },
    more: {
      heading: 'More ways to take part',
      items: [
        'Vote in federal, state and local elections, primaries included. Rules vary by state; check {{vote-gov|vote.gov}}.',
        'Send a [[public-comment|public comment]] on a rule that a federal agency proposes, at {{regulations|regulations.gov}}. The agency {{rulemaking|must consider}} relevant comments.',
        'Watch committee hearings. Most are open to the public and streamed.',
        'Go to a town hall and ask your lawmaker a question.',
        'Vote on state and local ballot measures where your state has them.',
        'Speak at meetings of your school board, city or county.',
      ],
    },
  },
  glossary: {
    heading: 'Glossary',
    intro: 'Short definitions of the words that come up most when people talk about making laws.',
    seeAll: 'See all terms',
  },
  sources,
} as const;
