import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { register } from 'words/register';
import { useAppDispatch } from '../../hooks';
import { paths } from '../../paths';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { color } from '../../ui/palette';
import { Section } from '../../ui/Section';
import { Hint } from '../../ui/Hint';
import { CardLinks } from '../../ui/cards';
import { StoredPhoto } from '../photo/PhotoField';
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
const Membership = styled(Card)({ overflow: 'hidden', boxShadow: '0 12px 32px rgb(20 35 63 / 12%)' });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: 24,
  '& > div': { flex: '1 1 280px', overflowWrap: 'anywhere' },
});
const Band = styled(Row)({
  justifyContent: 'space-between',
  paddingBlock: 14,
  background: color('bar'),
  color: color('onBar'),
  borderBlockEnd: `4px solid ${color('undecided')}`,
  columnGap: 16,
  fontSize: '0.9375rem',
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
      <Membership>
        <Band>
          <strong>{words.site}</strong>
          <span>{words.status}</span>
        </Band>
        <Row>
          <StoredPhoto src={member.photo.dataUrl} alt={words.photoOf(name)} />
          <div>
            <Typography variant="h3">{name}</Typography>
            <Typography color="textSecondary">{member.email}</Typography>
          </div>
        </Row>
      </Membership>
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
