import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { tiles } from 'words/tiles';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import { color } from '../../theme/palette';
import { inRoomOf, radius } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { Voice } from '../../ui/Voice';
import { voiceAcross, voiceBody, voiceRows, voiceShape } from '../../ui/voiceShape';
import { tileName } from './tileName';
import { useJustCompleted } from './useJustCompleted';
import { selectVotes } from './votesSlice';

/** As wide as its column on Home, so that it ends where the sheet below it does. */
const Frame = styled('div')({ position: 'relative', maxInlineSize: 576, containerType: 'inline-size' });

/** Over the cells, without the tail. */
const Cells = styled('ul')({
  position: 'absolute',
  inset: `0 0 ${(100 - (100 * voiceBody) / voiceShape.height).toFixed(1)}%`,
  display: 'grid',
  gridTemplate: `repeat(${voiceRows}, minmax(0, 1fr)) / repeat(${voiceAcross}, minmax(0, 1fr))`,
});

const CellLink = styled(Link)({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.card,
  outlineOffset: -6,
  // On a band of its own: on the fills, the ring could hardly be seen. Not in the color of what is shown or asked now.
  '&:focus-visible': { outlineColor: color('ink'), boxShadow: `inset 0 0 0 9px ${color('card')}` },
  [inRoomOf('sm')]: { position: 'relative' },
});

/**
 * The name of the link, shown while the cell is pointed at or has the focus. It lies over its own cell; where cells are
 * too small for words, it takes one line above the drawing, as a second line would cover the text there. It is
 * transparent otherwise and not removed, or screen readers would find a link without a name. Not MUI's Tooltip, which
 * needs scripts and would cover the other cells.
 */
const Name = styled('span')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  marginBlockEnd: 4,
  padding: '4px 8px',
  borderRadius: radius.control,
  background: color('bar'),
  color: color('onBar'),
  ...text.note,
  fontWeight: 650,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  opacity: 0,
  pointerEvents: 'none',
  // Emotion puts `&` before a selector that begins with a colon, whatever else it holds.
  'a:is(:hover, :focus-visible) > &': { opacity: 1 },
  [inRoomOf('sm')]: {
    inset: 8,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    whiteSpace: 'normal',
    lineHeight: text.h2.lineHeight,
    overflowWrap: 'anywhere',
  },
});

interface CellProps {
  readonly title: string;
  readonly slug: string;
  readonly answer: Answer | undefined;
  readonly isCurrent: boolean;
}

/** Without `memo` each answer renders all links again, which delays what is painted after a press. */
const Cell = memo(function Cell({ title, slug, answer, isCurrent }: CellProps) {
  return (
    <li>
      <CellLink to={policyPath(slug)} aria-current={isCurrent ? 'page' : undefined}>
        <Name>{tileName(title, answer)}</Name>
      </CellLink>
    </li>
  );
});

interface OwnVoiceProps {
  /** The policy whose page this is. */
  readonly current?: PolicyId;
  /** The policy that is asked beside the drawing. */
  readonly asked?: PolicyId | undefined;
}

/**
 * The visitor's answers as a drawing whose cells lead to the policies. `data-own` lets the inline script fill the cells
 * before the app runs (`early/markAnswers.ts`).
 */
export function OwnVoice({ current, asked }: OwnVoiceProps) {
  // Deferred, so that the pressed button is painted before the cells.
  const votes = useDeferredSelector(selectVotes);
  return (
    <Frame data-own>
      <Voice answers={votes} current={current ?? asked} drawsOutline={useJustCompleted()} />
      <Cells data-screen-only role="list" aria-label={tiles.label}>
        {policyHeadings.map(({ id, slug, title }) => (
          <Cell key={id} slug={slug} title={title} answer={votes[id]} isCurrent={id === current} />
        ))}
      </Cells>
    </Frame>
  );
}
