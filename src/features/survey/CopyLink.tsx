import { useRef, useState } from 'react';
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
  const [refused, setRefused] = useState<string>();
  const [loaded, isLost] = useLoaded(loadTextField, refused !== undefined);
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    const address = wholeLink(policyPath(slug));
    try {
      // `navigator.clipboard` is undefined on pages opened over plain http, which throws here.
      await navigator.clipboard.writeText(address);
      setRefused(undefined);
      dispatch(linkCopied());
    } catch {
      setRefused(address);
      // Pressed again, the field is there already.
      select(field.current);
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
      {refused && isLost && <p>{refused}</p>}
      {refused && loaded && (
        <loaded.TextField
          inputRef={(input: HTMLInputElement | null) => {
            if (input && !field.current) select(input);
            field.current = input;
          }}
          value={refused}
          helperText={surveys.linkRefused}
          htmlInput={{ readOnly: true, 'aria-label': surveys.linkLabel(title) }}
        />
      )}
    </>
  );
}
