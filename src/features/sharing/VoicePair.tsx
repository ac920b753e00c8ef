import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../theme/palette';
import { text } from '../../theme/typography';
import { Bubble, VoicePatterns, VoiceSvg } from '../../ui/Voice';
import { bubbleShape } from '../../ui/voiceShape';

/** One of the policies that two people are compared on. */
export interface PairedAnswers {
  readonly id: PolicyId;
  readonly mine: Answer | undefined;
  /** `hidden`: the other person answered, and the visitor has not looked yet. */
  readonly theirs: Answer | 'hidden' | undefined;
  /** Whether both said the same Yes or No. Two who are undecided do not agree, as the words beside the drawing say. */
  readonly isShared: boolean;
}

/** Between the two bubbles. */
const gap = 24;

/** How wide a bar is, and how far it reaches into the line of each bubble. */
const bridge = 12;
const overlap = 3;

/** Cells that agree are joined by it. */
const Bridge = styled('rect')({ width: bridge, height: gap + 2 * overlap, fill: color('ink') });

/** Whose the bubble is, at the tip of its tail. */
const Speaker = styled('div')({ ...text.note, fontWeight: 650, overflowWrap: 'anywhere' });

interface VoicePairProps {
  readonly policies: readonly PairedAnswers[];
  /** What the visitor and the other person are called. */
  readonly names: readonly [mine: string, theirs: string];
}

/**
 * Two speech bubbles of one row that face each other: the visitor's with its tail up at the left, the other person's with its
 * tail down at the right. Bars join the cells that agree. Hidden from assistive technology, as `Voice` is.
 */
export function VoicePair({ policies, names }: VoicePairProps) {
  const id = useId();
  const form = { count: policies.length, corner: 44 };
  const mine = bubbleShape({ ...form, mirror: 'y' });
  const theirs = bubbleShape({ ...form, mirror: 'x' });
  const below = mine.height + gap;
  return (
    // Fewer policies make it less wide, so that cells keep their size.
    <Box sx={{ containerType: 'inline-size', maxInlineSize: 1.4 * mine.width }} aria-hidden>
      <Speaker>{names[0]}</Speaker>
      <VoiceSvg
        patterns={id}
        line={`clamp(1px, ${3 / policies.length}cqi, 2px)`}
        viewBox={`0 0 ${mine.width} ${below + theirs.height}`}
        aria-hidden
      >
        <VoicePatterns id={id} />
        <Bubble shape={mine} cells={policies.map((policy) => ({ id: policy.id, answer: policy.mine }))} />
        <g transform={`translate(0 ${below})`}>
          <Bubble
            shape={theirs}
            cells={policies.map((policy) => ({ id: policy.id, answer: policy.theirs }))}
          />
        </g>
        {policies.map(
          (policy, place) =>
            policy.isShared && (
              <Bridge
                key={policy.id}
                data-bridge={policy.id}
                x={(mine.middles[place]?.x ?? 0) - bridge / 2}
                y={mine.height - overlap}
              />
            ),
        )}
      </VoiceSvg>
      <Speaker sx={{ textAlign: 'end' }}>{names[1]}</Speaker>
    </Box>
  );
}
