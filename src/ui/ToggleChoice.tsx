import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { chosen, PlainButton } from './buttons';
import { Cluster } from './layout';

const ByState = styled(Cluster)({ '& > b': { flexBasis: '100%' }, '& [aria-pressed=true]': chosen });

interface ToggleChoiceProps<Value extends string> {
  readonly label: string;
  readonly kinds: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Draws the row and which button is chosen; by the state if absent. */
  readonly row?: typeof ByState;
  readonly className?: string;
}

/** One of a few, as buttons of which one stays pressed. */
export function ToggleChoice<Value extends string>(props: ToggleChoiceProps<Value>) {
  const { label, kinds, values, value, onChoose, row: Row = ByState, className } = props;
  const labelId = useId();
  return (
    <Row className={className} data-needs-scripts role="group" aria-labelledby={labelId}>
      <b id={labelId}>{label}</b>
      {values.map((each) => (
        <PlainButton key={each} value={each} aria-pressed={each === value} onClick={() => onChoose(each)}>
          {kinds[each]}
        </PlainButton>
      ))}
    </Row>
  );
}
