import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { register as words } from 'words/register';
import type { FieldName } from '../../content/registerTypes';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { ProgressButton } from '../../ui/ProgressButton';
import { useHydrated } from '../../ui/useHydrated';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import { PhotoField } from '../photo/PhotoField';
import { PhotoPreparation } from '../photo/photoPreparation';
import { canDerivePassword } from './derivePassword';
import { FormField } from './FormField';
import { differs } from './formValues';
import { PasswordField } from './PasswordField';
import type { Member } from './registrationSlice';
import { useSubmission } from './useSubmission';

interface RegistrationFormProps {
  /** The record to edit; `null` to register. Read once. */
  readonly member: Member | null;
  readonly onStored: () => void;
  /** The way back without saving; absent when there is none. */
  readonly onCancel: (() => void) | undefined;
  readonly onDirtyChange: (dirty: boolean) => void;
}

export function RegistrationForm({ member, onStored, onCancel, onDirtyChange }: RegistrationFormProps) {
  const [start] = useState(member);
  const [preparation] = useState(() => new PhotoPreparation(start?.photo ?? null));
  const entry = useSyncExternalStore(preparation.subscribe, preparation.current, preparation.current);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { stage, findings, base, submit, agree, cancel, forgive } = useSubmission(
    form,
    preparation,
    start,
    onStored,
  );
  const [typed, setTyped] = useState(false);
  const dirty = typed || preparation.isChanged();
  const leaveQuestion = useLeaveGuard(dirty, words.leave);
  const isSecure = !useHydrated() || canDerivePassword();

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => preparation.close(), [preparation]);

  function problem(name: FieldName): string | undefined {
    const finding = findings[name];
    if (finding === 'missing') return words.missing[name];
    if (finding === 'invalid' && name === 'email') return words.emailMalformed;
    if (finding !== 'changedElsewhere') return undefined;
    if (name === 'password' || name === 'photo') return words.changedElsewhere[name];
    return base ? words.changedElsewhere.text(base[name]) : undefined;
  }

  return (
    <>
      <Card
        component="form"
        ref={setForm}
        noValidate
        // Outside a <dialog> this method submits nothing, so a press before the scripts arrive can't send
        // the fields, and with them the password, into an address.
        method="dialog"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          padding: 'clamp(22px, 4vw, 32px)',
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onInput={({ currentTarget, target }) => {
          // Asked rather than counted: what is taken back again would not be lost.
          setTyped(differs(currentTarget, base));
          if (target instanceof HTMLInputElement) forgive(target.name as FieldName);
        }}
        onFocus={() => void preloadConfirmDialog().catch(() => undefined)}
      >
        <noscript>
          <strong>{words.needsScripts}</strong>
        </noscript>
        {!isSecure && <strong>{words.needsSecure}</strong>}
        {isSecure && !base && <Typography color="textSecondary">{words.allNeeded}</Typography>}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 3, sm: 2 }}>
          <FormField
            name="firstName"
            autoComplete="given-name"
            defaultValue={start?.firstName}
            problem={problem('firstName')}
          />
          <FormField
            name="lastName"
            autoComplete="family-name"
            defaultValue={start?.lastName}
            problem={problem('lastName')}
          />
        </Stack>
        <FormField
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={start?.email}
          problem={problem('email')}
        />
        <PasswordField
          problem={problem('password')}
          required={base === null}
          hint={base ? words.edit.passwordHint : words.password.hint}
        />
        <PhotoField preparation={preparation} entry={entry} problem={problem('photo')} />
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <ProgressButton
            type="submit"
            variant="contained"
            busy={stage === 'waiting' || stage === 'storing'}
            // The cropper comes up above as soon as the photo is ready. If that is half-way through a press,
            // the button moves away from under it, and no click would follow.
            onPointerDown={({ button }) => {
              if (button === 0 && entry.step === 'preparing') void submit();
            }}
          >
            {base ? words.edit.save : words.register}
          </ProgressButton>
          {onCancel && (
            <Button variant="outlined" onClick={onCancel}>
              {words.edit.cancel}
            </Button>
          )}
        </Stack>
      </Card>
      <LazyConfirmDialog
        open={stage === 'asking' || stage === 'storing'}
        busy={stage === 'storing'}
        question={words.confirm}
        onConfirm={() => void agree()}
        onCancel={cancel}
      />
      {leaveQuestion}
    </>
  );
}
