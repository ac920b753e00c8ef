import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { register } from 'words/register';
import { useAppDispatch } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { Hint } from '../../ui/Hint';
import { CardLinks } from '../../ui/cards';
import { titleId } from '../../ui/Screen';
import { MemberSheet } from './MemberSheet';
import { NotVoterRegistration } from './NotVoterRegistration';
import { removeRegistration } from './register';
import type { Member } from './registrationSlice';
import { upTo } from '../../ui/tokens';

const words = register.card;

/** Least height of the card's section. The form that the card replaces is hidden at the same height: nothing shifts. */
export const cardRoom = 'max(560px, 70vh)';

const Part = styled('section')({ minHeight: cardRoom, maxWidth: 560, paddingBlockStart: 12 });
/** The buttons are right under the card and side by side: lower down, a notice would cover them on a phone. */
const Actions = styled(ButtonRow)({
  marginBlock: '20px 16px',
  [upTo('phone')]: { '& > button': { flex: '1 1 40%' } },
  '@media print': { display: 'none' },
});
const Ways = styled('nav')({ marginBlock: 24, '@media print': { display: 'none' } });

interface MemberCardProps {
  readonly member: Member;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

export function MemberCard({ member, onEdit, onRemoved }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const name = `${member.firstName} ${member.lastName}`;

  return (
    <Part aria-labelledby={titleId}>
      <MemberSheet
        name={name}
        email={member.email}
        photo={member.photo.dataUrl}
        alt={words.photoOf(name)}
        nameAs="h2"
      />
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
      <NotVoterRegistration />
      <Ways aria-label={words.next.heading}>
        <Typography variant="h4" component="h2">
          {words.next.heading}
        </Typography>
        <CardLinks role="list">
          <li>
            <Link to={paths.share}>{words.next.share}</Link>
          </li>
          <li>
            <Link to={paths.letter}>{words.next.letter}</Link>
          </li>
        </CardLinks>
      </Ways>
      {words.notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </Part>
  );
}
