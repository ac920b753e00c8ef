import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { register as words } from 'words/register';
import type { FieldName } from '../../content/registerTypes';
import { color } from '../../ui/palette';
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
import { useSubmission } from './useSubmission';
import type { Member } from './registrationSlice';

const Form = styled(Card)({
  display: 'grid',
  gap: 24,
  padding: 'clamp(22px, 4vw, 32px)',
}) as typeof Card;
const Names = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', gap: 16 },
});
const Note = styled('p')({ margin: 0, color: color('muted') });
const Warning = styled('p')({
  margin: 0,
  padding: '14px 18px',
  borderRadius: 12,
  background: color('tint'),
  fontWeight: 600,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface RegistrationFormProps {
  /** The record to edit; `null` to register. Read once. */
  readonly member: Member | null;
  readonly onStored: () => void;
  /** The way back without saving; absent when there is none. */
  readonly onCancel?: (() => void) | undefined;
  readonly onDirtyChange: (dirty: boolean) => void;
}

export function RegistrationForm({ member, onStored, onCancel, onDirtyChange }: RegistrationFormProps) {
  const [start] = useState(member);
  const [preparation] = useState(() => new PhotoPreparation(start?.photo ?? null));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { stage, findings, base, submit, agree, cancel, forgive } = useSubmission(
    form,
    preparation,
    start,
    onStored,
  );
  const dirty = useFormDirty(form, base, preparation);
  const leaveQuestion = useLeaveGuard(dirty, words.leave);
  const isSecure = !useHydrated() || canDerivePassword();

  const tellDirty = useEffectEvent(onDirtyChange);
  useEffect(() => {
    tellDirty(dirty);
  }, [dirty]);
  useEffect(
    () => () => {
      preparation.close();
    },
    [preparation],
  );

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
      <Form
        component="form"
        ref={setForm}
        noValidate
        // Outside a <dialog> this method submits nothing, so a press before the scripts arrive can't send
        // the fields, and with them the password, into an address.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onInput={(event) => {
          if (event.target instanceof HTMLInputElement) forgive(event.target.name as FieldName);
        }}
        onFocus={() => {
          preloadConfirmDialog().catch(() => undefined);
        }}
      >
        <noscript>
          <strong>{words.needsScripts}</strong>
        </noscript>
        {!isSecure && <Warning>{words.needsSecure}</Warning>}
        {isSecure && !base && <Note>{words.allNeeded}</Note>}
        <Names>
          <FormField
            name="firstName"
            autoComplete="given-name"
            start={start?.firstName}
            problem={problem('firstName')}
          />
          <FormField
            name="lastName"
            autoComplete="family-name"
            start={start?.lastName}
            problem={problem('lastName')}
          />
        </Names>
        <FormField
          name="email"
          type="email"
          autoComplete="email"
          start={start?.email}
          problem={problem('email')}
        />
        <PasswordField
          problem={problem('password')}
          required={base === null}
          hint={base ? words.edit.passwordHint : words.password.hint}
        />
        <PhotoField preparation={preparation} problem={problem('photo')} />
        <Actions>
          <ProgressButton
            type="submit"
            variant="contained"
            busy={stage === 'waiting' || stage === 'storing'}
            // The cropper comes up above as soon as the photo is ready. If that is half-way through a press,
            // the button moves away from under it, and no click would follow.
            onPointerDown={({ button }) => {
              if (button === 0 && preparation.current().step === 'preparing') void submit();
            }}
          >
            {base ? words.edit.save : words.register}
          </ProgressButton>
          {onCancel && (
            <Button variant="outlined" onClick={onCancel}>
              {words.edit.cancel}
            </Button>
          )}
        </Actions>
      </Form>
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

/**
 * @returns true while the form holds unsaved input. Asks the page rather than counting keystrokes, so
 * that text typed before the scripts arrived counts, and text taken back does not.
 */
function useFormDirty(
  form: HTMLFormElement | null,
  start: Member | null,
  preparation: PhotoPreparation,
): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      form?.addEventListener('input', notify);
      const forget = preparation.subscribe(notify);
      return () => {
        form?.removeEventListener('input', notify);
        forget();
      };
    },
    [form, preparation],
  );
  const isDirty = () => (form !== null && differs(form, start)) || preparation.isChanged();
  return useSyncExternalStore(subscribe, isDirty, () => false);
}
