import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { Disclosure } from '../../ui/Disclosure';
import { color } from '../../ui/palette';
import { Buttons, TitledCard } from '../../ui/TitledCard';
import { packAnswers } from '../share/shareCode';
import type { Votes } from '../votes/votesDocument';
import { AnswerKey } from './AnswerKey';

const words = groupParts.members;

/** A row costs a few milliseconds, and there may be a thousand. */
const atOnce = 50;

const Rows = styled('ul')({ margin: '16px 0 0', padding: 0, listStyle: 'none' });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  paddingBlock: 8,
  borderBlockStart: `1px solid ${color('hairline')}`,
  '& > div': { display: 'flex', gap: 3 },
  '& > span': { flex: 1, color: color('muted'), fontSize: '0.9375rem' },
});

interface GroupMembersProps {
  readonly people: readonly Votes[];
  /** Called with the place of one in `people`. */
  readonly onTakeOut: (index: number) => void;
}

/** The single people behind the counts, closed until someone has to be taken out: it may be on a wall. */
export function GroupMembers({ people, onTakeOut }: GroupMembersProps) {
  const [shown, setShown] = useState(atOnce);
  const rows = distinct(people);
  return (
    <TitledCard title={words.heading} level="h2">
      <p>{words.text}</p>
      <Disclosure show={words.show} hide={words.hide}>
        <Rows role="list">
          {rows.slice(0, shown).map(({ votes, index, times }) => (
            <Row key={index}>
              <div>
                {policyIds.map((id) => (
                  <AnswerKey key={id} answer={votes[id]} />
                ))}
              </div>
              <span>{times > 1 && words.times(times)}</span>
              <Button
                variant="text"
                size="small"
                aria-label={words.takeOutLabel(inWords(votes))}
                onClick={() => onTakeOut(index)}
              >
                {words.takeOut}
              </Button>
            </Row>
          ))}
        </Rows>
        {rows.length > shown && (
          <Buttons>
            <Button variant="outlined" onClick={() => setShown(shown + atOnce)}>
              {words.more(Math.min(atOnce, rows.length - shown))}
            </Button>
          </Buttons>
        )}
      </Disclosure>
    </TitledCard>
  );
}

/** @returns each set of answers once, with the place of its first and how often it is there. */
function distinct(people: readonly Votes[]) {
  const rows = new Map<number, { votes: Votes; index: number; times: number }>();
  people.forEach((votes, index) => {
    const row = rows.get(packAnswers(votes));
    if (row) row.times++;
    else rows.set(packAnswers(votes), { votes, index, times: 1 });
  });
  return [...rows.values()];
}

function inWords(votes: Votes): string {
  return policyIds
    .flatMap((id, at) => {
      const answer = votes[id];
      return answer ? [words.answer(at + 1, surveys.answers[answer])] : [];
    })
    .join(', ');
}
