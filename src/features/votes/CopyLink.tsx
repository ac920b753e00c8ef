import { useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { cardAddress } from '../../paths';
import { QuietButton } from '../../ui/QuietButton';
import { noticeShown } from '../notices/noticesSlice';
import { LinkField } from './LinkField';

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
