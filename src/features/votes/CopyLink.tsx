import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { cardAddress } from '../../paths';
import { color } from '../../ui/palette';
import { QuietButton } from '../../ui/QuietButton';
import { noticeShown } from '../notices/noticesSlice';

/** Copies the card's address. Where the browser has no clipboard or refuses it, the address stands there to be selected. */
export function CopyLink({ heading: { slug, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState(false);
  const address = () => cardAddress(slug, window.location.origin);

  async function copy() {
    try {
      // Missing where the page was opened over plain http.
      await navigator.clipboard.writeText(address());
      setRefused(false);
      dispatch(noticeShown('linkCopied'));
    } catch {
      setRefused(true);
    }
  }

  return (
    <>
      <QuietButton type="button" aria-label={surveys.copyLinkLabel(title)} onClick={() => void copy()}>
        {surveys.copyLink}
      </QuietButton>
      {refused && <LinkField address={address()} title={title} />}
    </>
  );
}

const Field = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gap: 4,
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 12px',
    border: `2px solid ${color('control')}`,
    borderRadius: 10,
    background: color('card'),
    color: color('ink'),
    font: 'inherit',
  },
  '@media print': { display: 'none' },
});

interface LinkFieldProps {
  readonly address: string;
  /** The policy's title. */
  readonly title: string;
}

/** The address, selected, for the visitor to copy by hand. It comes as the answer to a press and takes the focus. */
function LinkField({ address, title }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    input.current?.select();
    input.current?.focus();
  }, []);
  return (
    <Field>
      <span id={hintId}>{surveys.linkRefused}</span>
      <input
        ref={input}
        readOnly
        value={address}
        aria-label={surveys.linkLabel(title)}
        aria-describedby={hintId}
        onFocus={(event) => {
          event.target.select();
        }}
      />
    </Field>
  );
}
