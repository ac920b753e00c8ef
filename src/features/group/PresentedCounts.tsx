import { styled } from '@mui/material/styles';
import { groupParts } from 'words/groupParts';
import { color } from '../../ui/palette';
import { Bar } from '../votes/AnswerBars';
import { AnswerMark } from '../votes/AnswerMark';
import { answers } from '../votes/votesDocument';
import type { PolicyTally } from './tallyGroup';

/** Follows the wall, not the reader's font size alone: a twelfth of a projector's height for a title can be read from the back. */
export const large = (share: number) => `calc(${String(share / 4)}rem + ${String(share)}vmin)`;

export const narrow = '@media (max-width: 640px)';

const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${large(1.25)} ${large(2)}`,
  margin: `${large(2.5)} 0 0`,
  '& > div': { display: 'contents' },
  '& dt, & dt > span': { fontSize: large(3) },
  '& dd': { display: 'contents' },
  '& strong': { fontSize: large(4.5), lineHeight: 1, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& small': { color: color('muted'), fontSize: large(2.5), fontWeight: 400 },
  // Where there is no room beside them, the bars stand under words and counts.
  [narrow]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: 8,
      gridColumn: '1 / -1',
    },
    '& svg:not(dt svg)': { gridColumn: '1 / -1', order: 1 },
  },
});

const WideBar = styled(Bar)({ height: large(5), borderRadius: 8 });

/** How the room answered one policy. */
export function PresentedCounts({ policy }: { readonly policy: PolicyTally }) {
  if (policy.answered === 0) return <p>{groupParts.present.none}</p>;
  return (
    <Counts>
      {answers.map((answer) => (
        <div key={answer}>
          <dt>
            <AnswerMark answer={answer} />
          </dt>
          <dd>
            <WideBar count={policy[answer]} of={policy.answered} fill={answer} aria-hidden="true" />
            <strong>
              {policy[answer]}{' '}
              <small>{groupParts.result.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
            </strong>
          </dd>
        </div>
      ))}
    </Counts>
  );
}
