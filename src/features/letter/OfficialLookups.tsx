import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { letter } from 'words/letter';
import { states } from 'words/states';
import { stateOf } from '../../content/statesInCongress';
import { official, statePage, voteSite } from '../../lib/officialSites';
import { width } from '../../theme/tokens';
import { Hint } from '../../ui/Hint';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';
import { officesOf, recipientOf } from './addressee';
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
      <WayList
        ways={links[of ? recipientOf(of.to.office) : 'representative']
          .filter((link) => link !== 'senate' || hasSenators)
          .map((link) => ({ kind: 'site', href: official[link], label: words.links[link] }))}
      />
      {/* Below what it is about: above, it would look like a hint to the last field. */}
      <Hint>{words.text}</Hint>
    </Section>
  );
}

/** A link to the page of vote.gov for the state that was chosen in `MembersOfCongress`, or to its first page. */
export function VotingRules() {
  const { heading, text, link, linkToFront, anyState } = words.state;
  const { sender } = useSender();
  const state = stateOf(sender.state ?? '');
  const href = state ? statePage(state) : voteSite;
  return (
    <Card component="section" sx={{ maxInlineSize: width.column, mt: { xs: 4, md: 6 } }}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2">{heading}</Typography>
        <Typography variant="body2">{text}</Typography>
        <div data-screen-only>
          <WayList
            ways={[
              {
                kind: 'site',
                href,
                label: state ? (href === voteSite ? linkToFront : link)(states[state]) : anyState,
              },
            ]}
          />
        </div>
      </CardContent>
    </Card>
  );
}
