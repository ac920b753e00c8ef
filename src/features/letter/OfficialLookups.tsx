import type { ReactNode } from 'react';
import { letter } from 'words/letter';
import { states } from 'words/states';
import { stateOf } from '../../content/statesInCongress';
import { official, statePage, voteSite } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkRow } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { CardLinks, TitledCard } from '../../ui/cards';
import { Stack } from '../../ui/layout';
import { chamberOf, officesOf } from './addressee';
import { MembersOfCongress } from './MembersOfCongress';
import type { MembersOfCongressProps } from './MembersOfCongress';
import { useSender } from './useSender';

const words = letter.lookups;

/** By recipient of the letter: the site on which to find the recipient's office has to be the first. */
const links = {
  senator: ['senate', 'house', 'allLevels'],
  representative: ['house', 'senate', 'allLevels'],
} as const;

interface OfficialLookupsProps extends MembersOfCongressProps {
  readonly title?: ReactNode;
}

/** The links to official sites work without scripts, unlike the list of members above them. */
export function OfficialLookups({ title = words.heading, letter: of, ...list }: OfficialLookupsProps) {
  const state = stateOf(useSender().sender.state ?? '');
  const hasSenators = officesOf(state).includes('senator');
  return (
    <Section id="find" title={title}>
      <MembersOfCongress {...list} letter={of} />
      <p>{words.text}</p>
      <CardLinks role="list">
        {links[of ? chamberOf(of.to.office) : 'representative']
          .filter((link) => link !== 'senate' || hasSenators)
          .map((link) => (
            <li key={link}>
              <ExternalLink href={official[link]}>{words.links[link]}</ExternalLink>
            </li>
          ))}
      </CardLinks>
    </Section>
  );
}

/** A link to the page of vote.gov for the state that was chosen in `MembersOfCongress`, or to its first page. */
export function VotingRules() {
  const { heading, text, link, anyState } = words.state;
  const { sender } = useSender();
  const state = stateOf(sender.state ?? '');
  return (
    <Stack gap={16} before={48}>
      <TitledCard title={heading} level="h2">
        <p>{text}</p>
        <LinkRow data-screen-only>
          <ExternalLink href={state ? statePage(state) : voteSite}>
            {state ? link(states[state]) : anyState}
          </ExternalLink>
        </LinkRow>
      </TitledCard>
    </Stack>
  );
}
