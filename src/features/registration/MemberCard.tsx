import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { register } from 'words/register';
import { useAppDispatch } from '../../hooks';
import { paths } from '../../paths';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { Section } from '../../ui/Section';
import { Hint } from '../../ui/Hint';
import { CardLinks } from '../../ui/cards';
import { MemberSheet } from './MemberSheet';
import { NotVoterRegistration } from './NotVoterRegistration';
import { removeRegistration } from './register';
import type { Member } from './registrationSlice';

const words = register.card;

/** Of what stands at the top of the card, or of the form: focus goes there when one takes the other's place. */
export const registrationId = 'registration';

/** Room the card takes on most screens; the form keeps the same while it waits to be replaced by it. */
export const cardRoom = 'max(560px, 70vh)';

const Part = styled(Section)({
  minHeight: cardRoom,
  maxWidth: 560,
  marginBlockStart: 0,
  paddingBlockStart: 16,
  '& > h2': { marginBlockEnd: 20 },
});
const Ways = styled('div')({ marginBlock: 24, '@media print': { display: 'none' } });

interface MemberCardProps {
  readonly member: Member;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

export function MemberCard({ member, onEdit, onRemoved }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const name = `${member.firstName} ${member.lastName}`;

  return (
    <Part id={registrationId} title={words.heading}>
      <MemberSheet
        name={name}
        email={member.email}
        photo={member.photo.dataUrl}
        alt={words.photoOf(name)}
        nameAs="h3"
      />
      <NotVoterRegistration />
      <Ways>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', marginBlockEnd: '24px' }}>
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
        </Stack>
        <nav aria-label={words.next.heading}>
          <Typography variant="h4" component="h3">
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
        </nav>
      </Ways>
      {words.notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </Part>
  );
}
