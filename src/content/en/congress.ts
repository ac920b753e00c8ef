/** "2nd", "13th". */
function ordinal(count: number): string {
  const tens = count % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

export const congress = {
  state: { label: 'Your state or territory', none: 'Choose a state or territory' },
  district: {
    label: 'Your district in the House',
    none: 'Choose a district',
    name: (district: number) => `${ordinal(district)} district`,
    /** Of a district that was chosen for another Congress. */
    askedAgain: (district: number) =>
      `Districts may have changed: is it still the ${ordinal(district)} district? Please choose it again, or another.`,
    notSure: 'Not sure which? Look it up on house.gov',
  },
  listLabel: 'Your members of Congress',
  loading: 'Getting the members of Congress…',
  failed: 'The list of members could not be loaded. The official sites below name them.',
  /** As `failed`, where a member was chosen: says that letter and call can't name that member now. */
  chosenLost:
    'The list of members could not be loaded, so the letter and the call name nobody now. Reload the page to try again. The official sites below name the members.',
  /** Says how many members the list names, at least one, and who they are. */
  found: (count: number, names: string) =>
    count === 1
      ? `This list names one member of Congress for you: ${names}.`
      : `This list names ${count} members of Congress for you: ${names}.`,
  /** Take the district; 0, which must not be shown, if the whole state is one. */
  offices: {
    senator: () => 'Senator',
    representative: (district: number) =>
      district === 0 ? 'Representative' : `Representative, ${ordinal(district)} district`,
    delegate: () => 'Delegate to the House',
    residentCommissioner: () => 'Resident Commissioner in the House',
  },
  seats: {
    member: (committee: string) => `Sits on the ${committee}, where bills on this usually begin.`,
    chair: (committee: string) => `Chairs the ${committee}, where bills on this usually begin.`,
    viceChair: (committee: string) => `Vice Chair of the ${committee}, where bills on this usually begin.`,
    ranking: (committee: string) => `Ranking Member of the ${committee}, where bills on this usually begin.`,
  },
  /** Of committees whose members are not in the list, as in the first weeks of a Congress. */
  seatsUnknown: (committees: string, congress: number) =>
    `This list does not say yet who sits on these committees, by their names in the ${ordinal(congress)} Congress: ${committees}.`,
  call: (phone: string) => `Call ${phone}`,
  contactForm: 'Contact form',
  website: 'Website',
  /** The site of the member’s chamber follows. */
  noPhone: 'This list has no phone number yet for this office. Look on',
  /** Of a member who was not elected to the seat. */
  appointed: (until: string) => `Holds this seat by appointment, until ${until}.`,
  /** Of a member so new that the list knows nothing else. */
  since: (day: string) => `In office since ${day}.`,
  /** From two months on, at each name. The site of the member’s chamber follows. */
  memberAsOf: (day: string) => `As of ${day}. Members change: check at`,
  /** From half a year on, or in a new Congress: what the visitor confirms before the letter names anybody. */
  confirm: (name: string, site: string) =>
    `I have checked at ${site}: ${name} still represents me. Name this person in my letter and call.`,
  chosen: (name: string) => `The letter and the call are now for ${name}.`,
  notConfirmed: (name: string) =>
    `The letter and the call name nobody until you confirm that ${name} still represents you.`,
  generalChosen: 'The letter and the call name nobody.',
  /** The member who was chosen is not among those of the state and district, or sits no more. */
  dropped:
    'The letter names nobody: the person you chose does not represent the state and district you gave, as far as this list knows.',
  missing: {
    senators: (count: number) =>
      count === 1
        ? 'This list does not know who holds the other seat in the Senate today. See senate.gov.'
        : 'This list does not know who holds the two seats in the Senate today. See senate.gov.',
    termOver: (day: string) =>
      `The last term that this list knows of for this seat ended on ${day}. Who holds it now is on house.gov.`,
    nobody: 'This list names nobody for this seat. See house.gov.',
  },
  /** For a state or territory without senators, whose visitors would otherwise look for them. */
  withoutVote:
    'People here have no senators. Their member of the House speaks and works in committees, and has no vote on the floor.',
  /** Read before and after the day on which the terms end. */
  asOf: (day: string, termsEnd: string) =>
    `The list is as of ${day}, from public data of the project unitedstates (CC0). In it, nearly all terms in the House and a third of those in the Senate have ${termsEnd}, as their last day. The official sites below are newer.`,
  /** How the visitor’s own members voted on a policy. */
  votes: {
    show: 'Show how your members voted',
    hide: 'Hide how your members voted',
    /**
     * On a member’s card; the name follows. Takes whether Congress has voted on the policy. No number: some votes are of
     * the chamber in which the member does not sit.
     */
    showInCard: (hasVotes: boolean) => `Show local offices${hasVotes ? ' and votes on this' : ''}`,
    hideInCard: (hasVotes: boolean) => `Hide local offices${hasVotes ? ' and votes on this' : ''}`,
    find: 'Choose your state on Write or Call to see here how your members voted',
    failed:
      'The votes and local offices could not be loaded. The official record and the members’ websites have them.',
    mention: 'Add how the member voted',
    districtUnknown: 'Choose your district on Write or Call, and your representative is here too.',
  },
  washington: 'The Washington line is often full. A local office takes the same message and passes it on.',
  /** The names of the committees follow, so it ends with a colon. */
  begin: (congress: number) =>
    `Where bills on this usually begin, by the committees’ names in the ${ordinal(congress)} Congress:`,
  committees: {
    SSBK: 'Senate Banking, Housing, and Urban Affairs Committee',
    SSCM: 'Senate Commerce, Science, and Transportation Committee',
    SSFI: 'Senate Finance Committee',
    SSHR: 'Senate Health, Education, Labor, and Pensions Committee',
    SSJU: 'Senate Judiciary Committee',
    SSVA: 'Senate Veterans’ Affairs Committee',
    HSBA: 'House Financial Services Committee',
    HSED: 'House Education and Workforce Committee',
    HSIF: 'House Energy and Commerce Committee',
    HSJU: 'House Judiciary Committee',
    HSVR: 'House Veterans’ Affairs Committee',
    HSWM: 'House Ways and Means Committee',
  },
} as const;
