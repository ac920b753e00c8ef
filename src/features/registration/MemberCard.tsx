import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../hooks';
import { register } from 'words/register';
import { paths } from '../../paths';
import { color } from '../../ui/palette';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { StoredPhoto } from '../photo/StoredPhoto';
import { removeRegistration } from './register';
import type { Member } from './registrationSlice';

const words = register.card;

const Section = styled('section')({ maxWidth: 560 });

const Membership = styled(Card)({ overflow: 'hidden', boxShadow: '0 12px 32px rgb(20 35 63 / 12%)' });
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
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlock: '24px',
  '@media print': { display: 'none' },
});
const Next = styled('nav')({
  display: 'grid',
  justifyItems: 'start',
  marginBlockEnd: 24,
  '& a': { paddingBlock: 8, fontWeight: 650 },
  '@media print': { display: 'none' },
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
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const name = `${member.firstName} ${member.lastName}`;
  const before = member.email.slice(0, member.email.lastIndexOf('@'));

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Section aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} ref={heading} tabIndex={-1} sx={{ marginBlockEnd: '20px' }}>
        {words.heading}
      </Typography>
      <Membership>
        <Band>
          <strong>{words.site}</strong>
          <span>{words.status}</span>
        </Band>
        <Body>
          <StoredPhoto photo={member.photo} alt={words.photoOf(name)} />
          <div>
            <Typography variant="h3" sx={{ fontSize: '1.75rem', lineHeight: 1.2 }}>
              {name}
            </Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: '6px' }}>
              {/* Too long for its line, an address breaks before its @. */}
              {before}
              <wbr />
              {member.email.slice(before.length)}
            </Typography>
          </div>
        </Body>
      </Membership>
      <Actions>
        <Button variant="contained" onClick={onEdit}>
          {words.edit}
        </Button>
        <ConfirmButton
          destructive
          question={words.confirmRemove}
          onConfirm={() => {
            if (dispatch(removeRegistration())) onRemoved();
          }}
        >
          {words.remove}
        </ConfirmButton>
      </Actions>
      <Next aria-label={words.next.heading}>
        <Typography variant="h4" component="h3">
          {words.next.heading}
        </Typography>
        <Link to={paths.share}>{words.next.share}</Link>
        <Link to={paths.letter}>{words.next.letter}</Link>
      </Next>
      {words.notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ marginBlockEnd: '8px' }}>
          {note}
        </Typography>
      ))}
    </Section>
  );
}
