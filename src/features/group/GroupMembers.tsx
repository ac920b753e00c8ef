import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { Disclosure } from '../../ui/Disclosure';
import { color } from '../../ui/palette';
import { Buttons, TitledCard } from '../../ui/TitledCard';
import { answerColors, AnswerIcon } from '../votes/AnswerIcon';
import { packAnswers } from '../share/shareCode';
import type { Votes } from '../votes/votesDocument';

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
  '& span:last-of-type': { flex: 1, color: color('muted'), fontSize: '0.9375rem' },
});

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${policyIds.length}, 24px)`,
  gap: 3,
  '@media (max-width: 340px)': { gridTemplateColumns: `repeat(${policyIds.length}, 21px)` },
});

const Cell = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 26,
  border: `1px dashed ${color('control')}`,
  borderRadius: 5,
  ...answerColors,
  '& svg': { width: 14, height: 14 },
  '@media (forced-colors: active)': { color: 'CanvasText' },
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
              <Strip aria-hidden="true">
                {policyIds.map((id) => {
                  const answer = votes[id];
                  return (
                    <Cell key={id} data-answer={answer}>
                      {answer && <AnswerIcon answer={answer} />}
                    </Cell>
                  );
                })}
              </Strip>
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
