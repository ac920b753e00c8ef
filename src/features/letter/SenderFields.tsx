import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { letterSteps } from 'words/letterSteps';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { TextField } from '../../ui/TextField';
import { Hint } from '../../ui/TitledCard';
import { selectMember } from '../registration/registrationSlice';
import { senderTyped } from './letterSlice';
import { longestDetail, longestZip } from './senderDocument';
import type { Sender } from './senderDocument';
import { selectSender, senderForgotten, senderRemembered } from './senderSlice';

const words = letterSteps.sender;

const Fields = styled('div')({
  display: 'grid',
  gap: '20px 16px',
  marginBlockStart: 20,
  gridTemplateColumns: 'minmax(0, 1fr) 7.25em',
  '& > *': { gridColumn: '1 / -1' },
  // State and ZIP code share a row where there is room for both.
  '@media (min-width: 341px)': { '& > :nth-last-of-type(-n + 2)': { gridColumn: 'auto' } },
});

/** In the order of an envelope, as browsers fill them in. */
const fields = [
  { name: 'name', autoComplete: 'name', maxLength: longestDetail },
  { name: 'street', autoComplete: 'street-address', maxLength: longestDetail },
  { name: 'city', autoComplete: 'address-level2', maxLength: longestDetail },
  { name: 'state', autoComplete: 'address-level1', maxLength: longestDetail },
  { name: 'zip', autoComplete: 'postal-code', maxLength: longestZip, inputMode: 'numeric' },
] as const;

export function SenderFields({ sender }: { readonly sender: Sender }) {
  const dispatch = useAppDispatch();
  const isRemembered = useAppSelector((state) => selectSender(state) !== null);
  const member = useAppSelector(selectMember);
  const memberName = member && `${member.firstName} ${member.lastName}`;
  const change = (next: Sender) => {
    dispatch(isRemembered ? senderRemembered(next) : senderTyped(next));
  };
  return (
    <>
      <p>{words.text}</p>
      {memberName && sender.name === '' && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            change({ ...sender, name: memberName });
          }}
        >
          {words.useName(memberName)}
        </Button>
      )}
      <Fields>
        {fields.map(({ name, autoComplete, ...limits }) => (
          <TextField
            key={name}
            label={words[name]}
            autoComplete={autoComplete}
            htmlInput={limits}
            value={sender[name] ?? ''}
            onChange={(event) => {
              change({ ...sender, [name]: event.target.value });
            }}
          />
        ))}
      </Fields>
      <FormControlLabel
        sx={{ marginBlockStart: 1.5 }}
        control={<Checkbox />}
        label={words.remember}
        checked={isRemembered}
        onChange={(_, checked) => {
          dispatch(checked ? senderRemembered(sender) : senderForgotten());
        }}
      />
      <Hint>{words.rememberHint}</Hint>
    </>
  );
}
