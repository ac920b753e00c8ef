import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { groupParts } from 'words/groupParts';
import { policyTexts } from 'words/policyTexts';
import { surveys } from 'words/surveys';
import { plainText } from '../../content/citedText';
import { policyIds } from '../../content/policyIds';
import { lazyPart } from '../../ui/lazyPart';
import { color } from '../../ui/palette';
import { Buttons, Caution } from '../../ui/TitledCard';
import type { Votes } from '../votes/votesDocument';
import { GroupTable } from './GroupTable';
import { tallyGroup } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';

const words = groupParts.result;

/** From here on single answers hide in the count, though not where all are the same. */
const fewest = 3;

const Ends = styled('dl')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  margin: '20px 0 0',
  '& > div': {
    padding: '16px 20px',
    border: `1px solid ${color('hairline')}`,
    borderRadius: 12,
    background: color('card'),
  },
  '& dt': { color: color('muted'), fontSize: '0.9375rem' },
  '& dd': { margin: '6px 0 0' },
  '& strong': { display: 'block', fontSize: '1.1875rem', lineHeight: 1.35 },
  '@media print': {
    gap: 8,
    marginBlockStart: 8,
    '& > div': { padding: '6px 10px' },
    // Many that tie are named in one run.
    '& dd, & strong': { display: 'inline', fontSize: '1rem' },
    '& dd + dd::before': { content: "' · '" },
  },
});

/** The policies at both ends of the scale; several where they share a place. */
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
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Where the group stands. Says nothing of who is right, and nothing of single people. */
export function GroupResult({ people, heading }: GroupResultProps) {
  const tally = tallyGroup(people);
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
          <div key={title}>
            <dt>{title}</dt>
            {tally[of].length === 0 && <dd>{none}</dd>}
            {tally[of].map((policy) => (
              <dd key={policy.id}>
                <strong>{policy.title}</strong> {say(policy)}
              </dd>
            ))}
          </div>
        ))}
      </Ends>
      <Present tally={tally} />
      <GroupTable tally={tally} />
      {words.notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ marginBlock: '0.5em' }}>
          {note}
        </Typography>
      ))}
    </section>
  );
}

/** The view for a wall, and the sentence with which each card begins: what it asks. */
const View = lazyPart(async () => {
  const [{ PresentGroup }, ...texts] = await Promise.all([
    import('./PresentGroup'),
    ...policyIds.map((id) => policyTexts[id]()),
  ]);
  const questions = new Map(
    texts.map(({ id, description }) => [id, /^[^?]*\?/.exec(plainText(description))?.[0] ?? '']),
  );
  return (props: Omit<ComponentProps<typeof PresentGroup>, 'questions'>) => (
    <PresentGroup {...props} questions={questions} />
  );
}, groupParts.present.failed);

/** Shows the result to a room. */
function Present({ tally }: { readonly tally: GroupTally }) {
  // When it was opened: each press begins again, also after the view could not be loaded.
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <Buttons sx={{ '@media print': { display: 'none' } }}>
        <Button
          variant="outlined"
          onClick={() => {
            setOpened(Date.now());
            // Missing on iPhones. Refused, the view fills the window.
            if (document.fullscreenEnabled)
              document.documentElement.requestFullscreen().catch(() => undefined);
          }}
        >
          {groupParts.present.open}
        </Button>
      </Buttons>
      {opened && <View key={opened} tally={tally} onLeave={() => setOpened(undefined)} />}
    </>
  );
}
