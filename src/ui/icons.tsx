import { styled } from '@mui/material/styles';

/** Drawn on a 20 px grid in the text's own colour; hidden from assistive technology, as words always stand beside. */
const Icon = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const common = { viewBox: '0 0 20 20', 'aria-hidden': true, focusable: false } as const;

export function CheckIcon() {
  return (
    <Icon {...common}>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon {...common}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function QuestionIcon() {
  return (
    <Icon {...common}>
      <path d="M7 7.2a3 3 0 1 1 4.4 2.700c-.9.5-1.4 1-1.4 2.100M10 15.800v.1" />
    </Icon>
  );
}

export function MenuIcon({ open }: { readonly open: boolean }) {
  return open ? (
    <CrossIcon />
  ) : (
    <Icon {...common}>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  );
}

export function ExternalIcon() {
  return (
    <Icon {...common}>
      <path d="M8 4.5H4.5v11h11V12M11.5 4h4.5v4.5M16 4l-7 7" />
    </Icon>
  );
}

export function EqualIcon() {
  return (
    <Icon {...common}>
      <path d="M4 7.5h12M4 12.5h12" />
    </Icon>
  );
}

export function DifferIcon() {
  return (
    <Icon {...common}>
      <path d="M4 7.5h12M4 12.5h12M13 3.5l-6 13" />
    </Icon>
  );
}

export function OpenIcon() {
  return (
    <Icon {...common}>
      <circle cx="10" cy="10" r="6" strokeDasharray="3 3" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon {...common}>
      <path d="m10 2.6 2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7z" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon {...common}>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  );
}

export function SoundIcon() {
  return (
    <Icon {...common}>
      <path d="M3.5 8v4h2.8l4.2 3.5v-11L6.3 8zM13.2 7.5a3.5 3.5 0 0 1 0 5M15.5 5.2a6.8 6.8 0 0 1 0 9.6" />
    </Icon>
  );
}
