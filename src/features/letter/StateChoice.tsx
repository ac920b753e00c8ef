import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { letter } from '../../content/en/letter';
import { site } from '../../content/en/site';
import { states } from '../../content/en/states';
import { stateIds } from '../../content/stateIds';
import { official, statePage } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { Select } from '../../ui/Select';
import { Sheet } from '../../ui/Sheet';

const words = letter.lookups.state;

const Choice = styled('div')({
  marginBlock: '16px 8px',
  // Without scripts it could do nothing; the link below leads to every state.
  display: 'none',
  'html[data-scripts] &': { display: 'block' },
  '& label': { display: 'block', marginBlockEnd: 6, fontWeight: 650 },
});

/** From a state to its page on vote.gov. The choice is kept nowhere. */
export function StateChoice() {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const state = stateIds.find((each) => each === chosen);
  return (
    <Sheet as="div">
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <Choice>
        <label htmlFor={id}>{words.label}</label>
        <Select
          id={id}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value);
          }}
        >
          <option value="">{words.none}</option>
          {stateIds.map((each) => (
            <option key={each} value={each}>
              {states[each]}
            </option>
          ))}
        </Select>
      </Choice>
      <p>
        <ExternalLink href={state ? statePage(state) : official.vote} newTabHint={site.opensInNewTab}>
          {state ? words.link(states[state]) : words.anyState}
        </ExternalLink>
      </p>
    </Sheet>
  );
}
