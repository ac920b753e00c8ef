import Button from '@mui/material/Button';
import { createElement, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { policyPath, wholeLink } from '../../paths';
import { useLoaded } from '../../ui/useLoaded';
import { noticeShown } from '../notices/noticesSlice';

/** Few browsers refuse to copy, and MUI's field weighs 13 kB. */
const loadLinkField = async () => (await import('./LinkField')).LinkField;

/** Copies the address of the policy's page. Where the browser has no clipboard or refuses it, the address stands there to be selected. */
export function CopyLink({ heading: { slug, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState(false);
  const LinkField = useLoaded(loadLinkField, refused);
  const address = () => wholeLink(policyPath(slug));

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
      {refused && LinkField === 'failed' && <p>{address()}</p>}
      {refused &&
        LinkField &&
        LinkField !== 'failed' &&
        createElement(LinkField, { address: address(), title })}
    </>
  );
}
