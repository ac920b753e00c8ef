import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { letterForm } from 'words/letterForm';
import type { Office } from '../../content/congressTypes';
import { useAppDispatch } from '../../lib/hooks';
import { recipientOf } from './addressee';
import type { Addressee } from './addressee';
import { memberChosen, recipientChosen } from './letterSlice';
import { officeOf } from './seats';
import type { SittingMember } from './seats';

const { label, unnamed } = letterForm.recipient;

interface WriteToProps {
  readonly to: Addressee;
  readonly members: readonly SittingMember[];
  /** To which a letter can go without a name. */
  readonly offices: readonly Office[];
  /** The list of the members, each with its radio button. */
  readonly children: ReactNode;
}

/** Whom the letter is to: one of the members listed, or an office without a name. */
export function WriteTo({ to, members, offices, children }: WriteToProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const choose = (value: string) => {
    const member = members.find((each) => each.id === value);
    const office = offices.find((each) => each === value);
    if (member) dispatch(memberChosen({ member: value, recipient: recipientOf(officeOf(member)) }));
    else if (office) dispatch(recipientChosen(recipientOf(office)));
  };
  return (
    <div data-screen-only data-needs-scripts>
      <FormLabel component="span" id={id}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="write-to"
        value={(to.member ?? to.unconfirmed)?.id ?? to.office}
        onChange={(_event, value) => choose(value)}
        sx={{ gap: 3, mt: 2 }}
      >
        {children}
        <div>
          {offices.map((office) => (
            <FormControlLabel
              key={office}
              value={office}
              control={<Radio />}
              label={unnamed[office]}
              sx={{ display: 'flex' }}
            />
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
