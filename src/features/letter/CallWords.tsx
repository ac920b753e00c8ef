import { congress as words } from 'words/congress';
import { phoneLink } from '../../lib/officialSites';
import { PhoneButton } from '../../ui/PhoneButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Several members are listed, so each link has to name its own for those who hear it by itself. */
export function Of({ name }: { readonly name: string }) {
  return <VisuallyHidden> ({name})</VisuallyHidden>;
}

export function CallWords({ phone, name }: { readonly phone: string; readonly name: string }) {
  return (
    // An element: React could not remove a text that a translation has replaced.
    <span>
      {words.call(phone)}
      <Of name={name} />
    </span>
  );
}

export function CallButton(props: { readonly phone: string; readonly name: string }) {
  return (
    <PhoneButton variant="outlined" href={phoneLink(props.phone)}>
      <CallWords {...props} />
    </PhoneButton>
  );
}
