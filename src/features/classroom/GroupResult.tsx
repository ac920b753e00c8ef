import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { ButtonRow } from '../../ui/ButtonRow';
import { Caution } from '../../ui/Panel';
import { Stack } from '../../ui/layout';
import { CardGrid, TitledCard } from '../../ui/cards';
import { Hint } from '../../ui/Hint';
import { GroupTable } from './GroupTable';
import type { GroupTally, PolicyTally } from './tallyGroup';

const { result: words, present } = groupParts;

/** With fewer people a caution is shown, because the counts then tell who gave which answer. */
const fewest = 3;

const ends = [
  {
    title: words.divided,
    none: words.noneDivided,
    of: 'divided',
    say: ({ yes, no, undecided }: PolicyTally) => words.dividedOn(yes, no, undecided),
  },
  {
    title: words.agreed,
    none: words.noneAgreed,
    of: 'agreed',
    say: ({ yes, no, answered }: PolicyTally) =>
      words.agreedOn(Math.max(yes, no), answered, surveys.answers[yes > no ? 'yes' : 'no']),
  },
] as const;

interface GroupResultProps {
  readonly tally: GroupTally;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onPresent: () => void;
}

/** Must not say who is right, nor anything about individual members: a whole class may be looking at it. */
export function GroupResult({ tally, heading, onPresent }: GroupResultProps) {
  return (
    <section aria-labelledby="group-result" data-group-result="">
      <h2 id="group-result" ref={heading} tabIndex={-1}>
        {words.people(tally.people)}
      </h2>
      {tally.people < fewest && (
        <Stack gap={16} before={16}>
          <Caution aria-labelledby="group-few">
            <Typography variant="label" component="h3" id="group-few">
              {words.few.heading}
            </Typography>
            <p>{words.few.text}</p>
          </Caution>
        </Stack>
      )}
      <CardGrid>
        {ends.map(({ of, title, none, say }) => (
          <TitledCard key={of} title={title} level="h3" small>
            {tally[of].length === 0 && <p>{none}</p>}
            <ul>
              {tally[of].map((policy) => (
                <li key={policy.id}>
                  <strong>{policy.label}</strong> <span>{say(policy)}</span>
                </li>
              ))}
            </ul>
          </TitledCard>
        ))}
      </CardGrid>
      <ButtonRow>
        <Button variant="contained" onClick={onPresent}>
          {present.open}
        </Button>
      </ButtonRow>
      <GroupTable tally={tally} />
      {words.notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </section>
  );
}
