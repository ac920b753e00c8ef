import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { letter } from 'words/letter';
import type { Recipient } from '../../content/letterTypes';
import { site } from 'words/site';
import { states } from 'words/states';
import { stateIds } from '../../content/stateIds';
import { official, statePage, voteSite } from '../../officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { CardLinks, TitledCard } from '../../ui/TitledCard';

const words = letter.lookups;

/** Whom the letter goes to comes first. */
const links = {
  senator: ['senate', 'house', 'allLevels'],
  representative: ['house', 'senate', 'allLevels'],
} as const;

/** The ways to the people a letter goes to. Readable, and of use, without scripts. */
export function OfficialLookups({ recipient = 'representative' }: { readonly recipient?: Recipient }) {
  return (
    <>
      <p>{words.text}</p>
      <CardLinks role="list">
        {links[recipient].map((link) => (
          <li key={link}>
            <ExternalLink href={official[link]} newTabHint={site.opensInNewTab}>
              {words.links[link]}
            </ExternalLink>
          </li>
        ))}
      </CardLinks>
    </>
  );
}

/** The browser's own select takes keyboard, touch and enlarged text as it is. */
const StateField = styled(FormControl)({
  // Without scripts it could do nothing; the link below leads to every state.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
});

const Way = styled('p')({ '& a': { display: 'inline-block', paddingBlock: 10 } });

/** From a state to its page on vote.gov. The choice is kept nowhere. */
export function VotingRules() {
  const { heading, text, label, none, link, anyState } = words.state;
  const [chosen, setChosen] = useState('');
  const id = useId();
  const state = stateIds.find((each) => each === chosen);
  return (
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
      <Way>
        <ExternalLink href={state ? statePage(state) : voteSite} newTabHint={site.opensInNewTab}>
          {state ? link(states[state]) : anyState}
        </ExternalLink>
      </Way>
    </TitledCard>
  );
}
