import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { upTo } from '../../theme/tokens';

/** In ms: until a held button goes on, and between the steps then. */
const first = 500;
const next = 140;

/** Two of them and a figure share a third of the window. */
const Held = styled(Button, { shouldForwardProp: (name) => name !== 'isHidden' })<{
  readonly isHidden: boolean;
}>(({ isHidden }) => ({
  flex: '0 1 auto',
  minWidth: '10vmin',
  padding: 4,
  visibility: isHidden ? 'hidden' : 'visible',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  [upTo('lg')]: { flex: 1, minWidth: 0 },
}));

interface HoldButtonProps extends Omit<ButtonProps, 'onClick' | 'sx'> {
  /** True to keep its place only. */
  readonly isHidden?: boolean;
  readonly onStep: () => void;
}

/** A press is one step, and a button that is held goes on. By keyboard each press is one: keys repeat by themselves. */
export function HoldButton({ onStep, isHidden = false, ...props }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  // The click at the end of a long press is no step of its own.
  const wentOn = useRef(false);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isHeld) return undefined;
    const goOn = () => {
      wentOn.current = true;
      step();
      timer = setTimeout(goOn, next);
    };
    let timer = setTimeout(goOn, first);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const release = () => setHeld(false);
  return (
    <Held
      {...props}
      isHidden={isHidden}
      // The focus stays where it was: after a press by mouse, Enter would count again in place of what it is said to do.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ button }) => {
        wentOn.current = false;
        setHeld(button === 0);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      // A long touch would open the menu of the browser and end the press.
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // A click by keyboard has no count of presses.
        if (!wentOn.current || detail === 0) onStep();
      }}
    />
  );
}
