import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { register } from 'words/register';
import { useAppSelector } from '../lib/hooks';
import { MemberCard } from '../features/membership/MemberCard';
import { Registration } from '../features/membership/Registration';
import { selectMember } from '../features/membership/registrationSlice';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

const { meta, heading, lead, card, edit } = register;

/** Not for a member, whose card replaces the printed form. */
const Lead = styled(Typography)({ 'html[data-member] &': { display: 'none' } });

export function Register() {
  const member = useAppSelector(selectMember);
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  // In use, the form stays even if another tab stores a registration: the card would discard what is being typed.
  const showsCard = member !== null && !editing && !dirty;

  /** Swaps the form and the card. This removes the focused element, so the focus moves to the new title. */
  function show(form: boolean) {
    flushSync(() => {
      setEditing(form);
      setDirty(false);
    });
    document.querySelector('h1')?.focus();
  }
  const back = () => show(false);

  return (
    <Screen
      words={{
        meta: member ? { ...meta, title: card.heading } : meta,
        heading: showsCard ? card.heading : member && editing ? edit.heading : heading,
        lead: !member && <Lead variant="lead">{lead}</Lead>,
      }}
      path={paths.register}
      wide
    >
      {showsCard ? (
        <MemberCard member={member} onEdit={() => show(true)} onRemoved={back} />
      ) : (
        <Registration
          member={editing ? member : null}
          onStored={back}
          onCancel={member ? back : undefined}
          onDirtyChange={setDirty}
        />
      )}
    </Screen>
  );
}
