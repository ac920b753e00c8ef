import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { Caution } from '../../ui/Caution';
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
    <Box
      component="section"
      aria-labelledby="group-result"
      data-group-result=""
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center' }}>
        <Typography
          variant="h2"
          id="group-result"
          ref={heading}
          tabIndex={-1}
          sx={{ flex: '1 1 auto', typography: 'figure' }}
        >
          {words.people(tally.people)}
        </Typography>
        <Button variant="contained" size="large" onClick={onPresent}>
          {present.open}
        </Button>
      </Box>
      {tally.people < fewest && (
        <Caution aria-labelledby="group-few">
          <Typography variant="label" component="h3" id="group-few">
            {words.few.heading}
          </Typography>
          <p>{words.few.text}</p>
        </Caution>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        }}
      >
        {ends.map(({ of, title, none, say }) => (
          <Card key={of} component="section">
            <CardContent sx={{ display: 'grid', gap: 3 }}>
              <Typography variant="h3">{title}</Typography>
              {tally[of].length === 0 && <Typography variant="body2">{none}</Typography>}
              <List sx={{ '@media screen': { display: 'grid', gap: 3 } }}>
                {tally[of].map((policy) => (
                  <Box component="li" key={policy.id} sx={{ typography: 'body2' }}>
                    <strong>{policy.label}</strong>{' '}
                    {/* All ten policies can stand here, and the group has to fit one sheet of paper. */}
                    <Box
                      component="span"
                      sx={{ display: 'inline-block', '@media screen': { display: 'block' } }}
                    >
                      {say(policy)}
                    </Box>
                  </Box>
                ))}
              </List>
            </CardContent>
          </Card>
        ))}
      </Box>
      <GroupTable tally={tally} />
      {words.notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </Box>
  );
}
