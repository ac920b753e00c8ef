import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { cardAddress } from '../../paths';
import { noticeShown } from '../notices/noticesSlice';
import { TextField } from '../../ui/TextField';

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
      <Button
        variant="text"
        size="small"
        aria-label={surveys.copyLinkLabel(title)}
        onClick={() => void copy()}
      >
        {surveys.copyLink}
      </Button>
      {refused && <LinkField address={address()} title={title} />}
    </>
  );
}

interface LinkFieldProps {
  readonly address: string;
  /** The policy's title. */
  readonly title: string;
}

/** The address, selected, for the visitor to copy by hand. It comes as the answer to a press and takes the focus. */
function LinkField({ address, title }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.select();
    input.current?.focus();
  }, []);
  return (
    <TextField
      inputRef={input}
      value={address}
      helperText={surveys.linkRefused}
      sx={{ flex: '1 1 100%' }}
      htmlInput={{
        readOnly: true,
        'aria-label': surveys.linkLabel(title),
        onFocus: () => input.current?.select(),
      }}
    />
  );
}
