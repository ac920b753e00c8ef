import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RefObject } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import type { PolicyId } from '../../content/policyIds';
import { lazyPart } from '../../ui/lazyPart';
import { ButtonRow } from '../../ui/ButtonRow';
import { Caution } from '../../ui/Caution';
import { CardGrid, TitledCard } from '../../ui/cards';
import type { Votes } from '../answers/votes';
import { GroupTable } from './GroupTable';
import type { PresentGroupProps } from './PresentGroup';
import { tallyGroup } from './tallyGroup';
import type { PolicyTally } from './tallyGroup';
import { goFullScreen } from './goFullScreen';

const { result: words, present } = groupParts;

const PresentGroup = lazyPart(async () => (await import('./PresentGroup')).PresentGroup, present.failed);

/** With fewer people a caution is shown, because the counts then tell who gave which answer. */
const fewest = 3;

const Ends = styled(CardGrid)({
  '& strong': { display: 'block' },
  // On paper each policy takes one line, so that all of them and the table fit on one page even if most policies tie.
  '@media print': {
    gridTemplateColumns: '1fr 1fr',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    '& p': { margin: '2px 0 0' },
    '& strong': { display: 'inline' },
  },
});

const ends = [
  {
    title: words.agreed,
    none: words.noneAgreed,
    of: 'agreed',
    say: ({ yes, no, answered }: PolicyTally) =>
      words.agreedOn(Math.max(yes, no), answered, surveys.answers[yes > no ? 'yes' : 'no']),
  },
  {
    title: words.divided,
    none: words.noneDivided,
    of: 'divided',
    say: ({ yes, no, undecided }: PolicyTally) => words.dividedOn(yes, no, undecided),
  },
] as const;

interface GroupResultProps {
  readonly people: readonly Votes[];
  readonly policies: readonly PolicyId[];
  /** True if `policies` are those of a class: each is then presented, even if nobody answered it. */
  readonly isPicked: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Must not say who is right, nor anything about individual members: a whole class may be looking at it. */
export function GroupResult({ people, policies, isPicked, heading }: GroupResultProps) {
  const tally = tallyGroup(people, policies);
  const presented = tally.policies.filter(({ answered }) => isPicked || answered > 0);
  return (
    <section aria-labelledby="group-result" data-group-result="">
      <Typography variant="h2" id="group-result" ref={heading} tabIndex={-1}>
        {words.people(people.length)}
      </Typography>
      {people.length < fewest && (
        <Caution aria-labelledby="group-few" sx={{ marginBlockStart: 2 }}>
          <Typography variant="h4" component="h3" id="group-few">
            {words.few.heading}
          </Typography>
          <p>{words.few.text}</p>
        </Caution>
      )}
      <Ends>
        {ends.map(({ of, title, none, say }) => (
          <TitledCard key={of} title={title} level="h3" small>
            {tally[of].length === 0 && <p>{none}</p>}
            {tally[of].map((policy) => (
              <p key={policy.id}>
                <strong>{policy.title}</strong> <span>{say(policy)}</span>
              </p>
            ))}
          </TitledCard>
        ))}
      </Ends>
      <Present people={people.length} policies={presented} />
      <GroupTable tally={tally} />
      {words.notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ marginBlock: '0.5em' }}>
          {note}
        </Typography>
      ))}
    </section>
  );
}

function Present(props: Omit<PresentGroupProps, 'onLeave'>) {
  // The time of the press, as the view's key: each press mounts it again, so that a failed download is tried again.
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <ButtonRow sx={{ '@media print': { display: 'none' } }}>
        <Button
          variant="outlined"
          onClick={() => {
            setOpened(Date.now());
            goFullScreen();
          }}
        >
          {present.open}
        </Button>
      </ButtonRow>
      {opened && <PresentGroup key={opened} {...props} onLeave={() => setOpened(undefined)} />}
    </>
  );
}
