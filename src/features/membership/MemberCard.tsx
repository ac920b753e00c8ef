import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { register } from 'words/register';
import { useAppDispatch } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { Hint } from '../../ui/Hint';
import { titleId } from '../../ui/Screen';
import { MemberSheet } from './MemberSheet';
import { NotVoterRegistration } from './NotVoterRegistration';
import { removeRegistration } from './register';
import type { Member } from './registrationSlice';
import { ButtonRow } from '../../ui/ButtonRow';
import { TextAndRail } from '../../ui/TextAndRail';
import { WayList } from '../../ui/WayList';
import { cardRoom } from './cardRoom';

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
    <Box component="section" aria-labelledby={titleId} sx={{ minHeight: cardRoom }}>
      <TextAndRail
        rail={
          <>
            <nav data-screen-only aria-label={words.next.heading}>
              <Typography variant="h3" component="h2">
                {words.next.heading}
              </Typography>
              <WayList
                ways={[
                  { href: paths.share, label: words.next.share },
                  { href: paths.letter, label: words.next.letter },
                ]}
              />
            </nav>
            {words.notes.map((note) => (
              <Hint key={note}>{note}</Hint>
            ))}
          </>
        }
      >
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
            variant="text"
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
      </TextAndRail>
    </Box>
  );
}
