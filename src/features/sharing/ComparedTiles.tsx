import { PolicyTile } from '../../ui/PolicyTile';
import { Bridge, PairedTiles } from '../../ui/comparison';
import type { ComparedPolicy } from './compareVotes';

interface ComparedTilesProps {
  readonly policies: readonly ComparedPolicy[];
  /** False hides the sender's answers where the visitor has not answered: seen first, they would bias the visitor. */
  readonly revealed: boolean;
}

/** Hidden from screen readers, because the table below says the same. */
export function ComparedTiles({ policies, revealed }: ComparedTilesProps) {
  return (
    <PairedTiles aria-hidden>
      {policies.map(({ id, mine, theirs, outcome }) => (
        <div key={id} data-outcome={outcome}>
          <PolicyTile policyId={id} answer={mine} />
          <Bridge />
          <PolicyTile policyId={id} answer={mine || revealed ? theirs : undefined} />
        </div>
      ))}
    </PairedTiles>
  );
}
