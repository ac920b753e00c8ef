import { useState } from 'react';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch } from '../../lib/hooks';
import { policyPath, wholeLink } from '../../lib/paths';
import { useLoaded } from '../../lib/useLoaded';
import { FootLink } from './FootLink';
import { linkCopied } from './surveyEvents';

/** Loaded lazily: few browsers refuse to copy, and MUI's field weighs 13 kB. */
const loadTextField = () => import('../../ui/TextField');

function select(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/** If the browser has no clipboard or refuses, shows the address in a field and selects it, to be copied by hand. */
export function CopyLink({ heading: { id, slug, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<{ readonly address: string; readonly times: number }>();
  const [loaded, isLost] = useLoaded(loadTextField, refused !== undefined);

  async function copy() {
    const address = wholeLink(policyPath(slug));
    try {
      // `navigator.clipboard` is undefined on pages opened over plain http, which throws here.
      await navigator.clipboard.writeText(address);
      setRefused(undefined);
      dispatch(linkCopied());
    } catch {
      setRefused((before) => ({ address, times: (before?.times ?? 0) + 1 }));
    }
  }

  return (
    <>
      <FootLink
        component="button"
        type="button"
        name="copyLink"
        value={id}
        aria-label={surveys.copyLinkLabel(title)}
        onClick={() => void copy()}
      >
        {surveys.copyLink}
      </FootLink>
      {refused && isLost && <p>{refused.address}</p>}
      {refused && loaded && (
        <loaded.TextField
          // A field is selected only where it is new: with the same key, a second press would do nothing.
          key={refused.times}
          inputRef={select}
          value={refused.address}
          helperText={surveys.linkRefused}
          htmlInput={{ readOnly: true, 'aria-label': surveys.linkLabel(title) }}
        />
      )}
    </>
  );
}
