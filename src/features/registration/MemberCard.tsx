import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { register } from '../../content/en/register';
import { DangerButton } from '../../ui/DangerButton';
import { color } from '../../ui/palette';
import { surface } from '../../ui/surface';
import { serif } from '../../ui/typefaces';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { StoredPhoto } from '../photo/StoredPhoto';
import { removeRegistration } from './register';
import type { Member } from './userDocument';

const words = register.card;

const Section = styled('section')({ maxWidth: 560 });
const Heading = styled('h2')({
  margin: '0 0 20px',
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
  lineHeight: 1.2,
});

const Card = styled('div')({
  overflow: 'hidden',
  ...surface,
  boxShadow: '0 12px 32px rgb(20 35 63 / 12%)',
});
const Band = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '14px 24px',
  background: color('bar'),
  color: color('onBar'),
  borderBlockEnd: `4px solid ${color('undecided')}`,
  fontSize: '0.9375rem',
  '& strong': { fontWeight: 700, letterSpacing: '0.02em' },
});
const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 24,
  '& img': { width: 160, height: 'auto' },
  '& > div': { flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' },
});
const Name = styled('h3')({ margin: 0, fontFamily: serif, fontSize: '1.75rem', lineHeight: 1.2 });
const Email = styled('p')({ margin: '6px 0 0', color: color('muted') });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlock: '24px' });
const Note = styled('p')({
  margin: '0 0 8px',
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.55,
});

interface MemberCardProps {
  readonly member: Member;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  /** True if the card has just taken the form's place, and focus with it. */
  readonly takesFocus: boolean;
}

export function MemberCard({ member, onEdit, onRemoved, takesFocus }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const name = `${member.firstName} ${member.lastName}`;
  const before = member.email.slice(0, member.email.lastIndexOf('@'));

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {words.heading}
      </Heading>
      <Card>
        <Band>
          <strong>{words.site}</strong>
          <span>{words.status}</span>
        </Band>
        <Body>
          <StoredPhoto photo={member.photo} alt={words.photoOf(name)} />
          <div>
            <Name>{name}</Name>
            <Email>
              {/* Too long for its line, an address breaks before its @. */}
              {before}
              <wbr />
              {member.email.slice(before.length)}
            </Email>
          </div>
        </Body>
      </Card>
      <Actions onFocus={() => void preloadConfirmDialog().catch(() => undefined)}>
        <Button variant="contained" onClick={onEdit}>
          {words.edit}
        </Button>
        <DangerButton
          variant="outlined"
          onClick={() => {
            setAsking(true);
          }}
        >
          {words.remove}
        </DangerButton>
      </Actions>
      {words.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <LazyConfirmDialog
        open={asking}
        destructive
        title={words.confirmRemove.title}
        text={words.confirmRemove.text}
        confirmLabel={words.confirmRemove.confirm}
        cancelLabel={words.confirmRemove.cancel}
        onConfirm={() => {
          setAsking(false);
          if (dispatch(removeRegistration())) onRemoved();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </Section>
  );
}
