import Chip from '@mui/material/Chip';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { reasons } from 'words/reasons';
import { sides } from '../../content/argumentIds';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { textId } from '../../ui/Sources';
import { placeOf } from './reasons';
import { selectReason } from './reasonsSlice';

/** Nothing tells when the card is drawn. */
const never = () => () => undefined;

const lists = { for: 'pros', against: 'cons' } as const;

/**
 * Marks on the card which arguments weigh most for the visitor. The card stays as it was printed
 * (`survey/StaticPolicyText.tsx`), so the marks are put into it from here. On paper My answers says it.
 */
export function WeighsMost({ id }: { readonly id: PolicyId }) {
  const reason = useDeferredSelector((state) => selectReason(state, id));
  const places = sides.map((side) => placeOf(id, side, reason));
  // React looks again once what it draws is in the page: the text may have come with this screen.
  const text = useSyncExternalStore(
    never,
    () => document.getElementById(textId(id)),
    () => null,
  );
  return sides.map((side, at) => {
    const list = text?.querySelector(`[data-side=${lists[side]}]`);
    const argument = list?.children.item(places[at] ?? -1);
    return (
      argument &&
      createPortal(
        <>
          {' '}
          <Chip size="small" component="strong" label={reasons.mark} data-screen-only />
        </>,
        argument,
        side,
      )
    );
  });
}
