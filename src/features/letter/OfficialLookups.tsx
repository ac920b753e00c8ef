import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { letter } from '../../content/en/letter';
import { site } from '../../content/en/site';
import { states } from '../../content/en/states';
import { stateIds } from '../../content/stateIds';
import { official, statePage } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { TitledCard } from '../../ui/TitledCard';
import { TextField } from '../../ui/TextField';

const words = letter.lookups;
const links = ['house', 'senate', 'allLevels'] as const;

const Section = styled('section')({
  marginBlockStart: 56,
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li a': { display: 'inline-block', paddingBlock: 10, fontWeight: 650 },
});

const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 20,
  '@media (min-width: 760px)': { gridTemplateColumns: '1fr 1fr' },
});

const StateField = styled(TextField)({
  // Without scripts it could do nothing; the link below leads to every state.
  display: 'none',
  'html[data-scripts] &': { display: 'flex' },
});

/** The ways to the people a letter goes to. Readable, and of use, without scripts. */
export function OfficialLookups() {
  return (
    <Section aria-labelledby="lookups">
      <Typography variant="h2" id="lookups">
        {words.heading}
      </Typography>
      <p>{words.text}</p>
      <Pair>
        <TitledCard title={words.officials} level="h3">
          <ul role="list">
            {links.map((link) => (
              <li key={link}>
                <ExternalLink href={official[link]} newTabHint={site.opensInNewTab}>
                  {words.links[link]}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </TitledCard>
        <StateChoice />
      </Pair>
    </Section>
  );
}

/** From a state to its page on vote.gov. The choice is kept nowhere. */
function StateChoice() {
  const { heading, text, label, none, link, anyState } = words.state;
  const [chosen, setChosen] = useState('');
  const state = stateIds.find((each) => each === chosen);
  return (
    <TitledCard title={heading} level="h3">
      <p>{text}</p>
      <StateField
        select
        fullWidth
        label={label}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
        }}
      >
        <option value="">{none}</option>
        {stateIds.map((each) => (
          <option key={each} value={each}>
            {states[each]}
          </option>
        ))}
      </StateField>
      <p>
        <ExternalLink href={state ? statePage(state) : official.vote} newTabHint={site.opensInNewTab}>
          {state ? link(states[state]) : anyState}
        </ExternalLink>
      </p>
    </TitledCard>
  );
}
