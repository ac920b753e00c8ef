import { styled } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';
import { policyHeadings } from '../../content/en/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { PolicyCard } from './PolicyCard';
import { usePolicyParts } from './usePolicyParts';
import { useClearedAlone } from './useClearedAlone';

const Cards = styled('div')({
  marginBlockStart: 24,
  '@media print': { marginBlockStart: 14 },
});

const groupSize = 10;

/**
 * Browsers look at every card that sizes itself (`content-visibility`) in every frame. Of a long list they
 * look at the groups instead; the only group of a short one is just there. Blocks, not grids: a grid lays
 * all its cards out again whenever one changes.
 */
const Group = styled('div')({
  '& > :not([hidden]) ~ *, & + &': { marginBlockStart: 32 },
  '&:not(:only-child)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${groupSize * 2900}px`,
  },
  '@media print': {
    '& > :not([hidden]) ~ *, & + &': { marginBlockStart: 40 },
    '&:not(:only-child)': { contentVisibility: 'visible' },
  },
});

const groups = Array.from({ length: Math.ceil(policyHeadings.length / groupSize) }, (_, i) =>
  policyHeadings.slice(i * groupSize, (i + 1) * groupSize),
);

interface PolicyCardsProps {
  readonly shown: ReadonlySet<PolicyId>;
  /** Called for every press inside a card. */
  readonly onPress: (press: SyntheticEvent) => void;
}

/** All policies as cards; those not to be shown are drawn as well, out of sight. */
export function PolicyCards({ shown, onPress }: PolicyCardsProps) {
  const parts = usePolicyParts();
  const cleared = useClearedAlone();
  return (
    <Cards onClickCapture={onPress}>
      {groups.map((group) => (
        <Group key={group[0]?.id}>
          {group.map((heading) => (
            <PolicyCard
              key={heading.id}
              heading={heading}
              parts={parts?.get(heading.id)}
              hidden={!shown.has(heading.id)}
              cleared={cleared?.policyId === heading.id ? cleared.answer : undefined}
            />
          ))}
        </Group>
      ))}
    </Cards>
  );
}
