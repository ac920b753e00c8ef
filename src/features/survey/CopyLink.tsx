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

interface LinkFieldProps {
  readonly title: string;
  readonly address: string;
}

/** The address in a field, selected, to be copied by hand; as text if the field can't be fetched. */
function LinkField({ title, address }: LinkFieldProps) {
  // Once online, the field must not come by itself and take the focus from wherever the visitor is by then.
  const [loaded, isLost] = useLoaded(loadTextField, true, false);
  if (isLost) return <p>{address}</p>;
  return (
    loaded && (
      <loaded.TextField
        inputRef={select}
        value={address}
        helperText={surveys.linkRefused}
        htmlInput={{ readOnly: true, 'aria-label': surveys.linkLabel(title) }}
      />
    )
  );
}

/** If the browser has no clipboard or refuses, shows the address. */
export function CopyLink({ heading: { id, slug, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<{ readonly address: string; readonly times: number }>();

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
      {/* A field is fetched and selected only where it is new: with the same key, a second press would do nothing. */}
      {refused && <LinkField key={refused.times} title={title} address={refused.address} />}
    </>
  );
}
