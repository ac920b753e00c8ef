import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { letter } from 'words/letter';
import type { Recipient } from '../../content/letterTypes';
import { states } from 'words/states';
import { stateIds } from '../../content/stateIds';
import { official, statePage, voteSite } from '../../officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkRow } from '../../ui/LinkRow';
import { Section } from '../../ui/Section';
import { CardLinks, TitledCard } from '../../ui/cards';

const words = letter.lookups;

/** Whom the letter goes to comes first. */
const links = {
  senator: ['senate', 'house', 'allLevels'],
  representative: ['house', 'senate', 'allLevels'],
} as const;

interface OfficialLookupsProps {
  readonly title?: ReactNode;
  readonly recipient?: Recipient;
}

/** The ways to the people a letter goes to. Readable, and of use, without scripts. */
export function OfficialLookups({
  title = words.heading,
  recipient = 'representative',
}: OfficialLookupsProps) {
  return (
    <Section id="find" title={title}>
      <p>{words.text}</p>
      <CardLinks role="list">
        {links[recipient].map((link) => (
          <li key={link}>
            <ExternalLink href={official[link]}>{words.links[link]}</ExternalLink>
          </li>
        ))}
      </CardLinks>
    </Section>
  );
}

/** The browser's own select takes keyboard, touch and enlarged text as it is. */
const StateField = styled(FormControl)({
  // Without scripts it could do nothing; the link below leads to every state.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
});

const Voting = styled('div')({ marginBlockStart: 40 });

/** From a state to its page on vote.gov. The choice is kept nowhere. */
export function VotingRules() {
  const { heading, text, label, none, link, anyState } = words.state;
  const [chosen, setChosen] = useState('');
  const id = useId();
  const state = stateIds.find((each) => each === chosen);
  return (
    <Voting>
      <TitledCard title={heading} level="h2">
        <p>{text}</p>
        <StateField fullWidth>
          <InputLabel htmlFor={id}>{label}</InputLabel>
          <NativeSelect
            id={id}
            value={chosen}
            input={<OutlinedInput />}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{none}</option>
            {Object.entries(states).map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </StateField>
        <LinkRow>
          <ExternalLink href={state ? statePage(state) : voteSite}>
            {state ? link(states[state]) : anyState}
          </ExternalLink>
        </LinkRow>
      </TitledCard>
    </Voting>
  );
}
