import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { register } from 'words/register';
import { useAppDispatch } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { Hint } from '../../ui/Hint';
import { CardLinks } from '../../ui/cards';
import { titleId } from '../../ui/Screen';
import { MemberSheet } from './MemberSheet';
import { NotVoterRegistration } from './NotVoterRegistration';
import { removeRegistration } from './register';
import type { Member } from './registrationSlice';
import { ButtonRow } from '../../ui/ButtonRow';
import { MemberPart } from '../../ui/formColumns';
import { Stack } from '../../ui/layout';

const words = register.card;

interface MemberCardProps {
  readonly member: Member;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

export function MemberCard({ member, onEdit, onRemoved }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const name = `${member.firstName} ${member.lastName}`;

  return (
    <MemberPart aria-labelledby={titleId}>
      <MemberSheet
        name={name}
        email={member.email}
        photo={member.photo.dataUrl}
        alt={words.photoOf(name)}
        nameAs="h2"
      />
      <ButtonRow data-screen-only>
        <Button variant="outlined" onClick={onEdit}>
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
      </ButtonRow>
      <NotVoterRegistration />
      <Stack gap={4} before={24} as="nav" data-screen-only aria-label={words.next.heading}>
        <h2>{words.next.heading}</h2>
        <CardLinks role="list">
          <li>
            <Link to={paths.share}>{words.next.share}</Link>
          </li>
          <li>
            <Link to={paths.letter}>{words.next.letter}</Link>
          </li>
        </CardLinks>
      </Stack>
      {words.notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </MemberPart>
  );
}
