import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { register as words } from 'words/register';
import { notices } from 'words/notices';
import { sameJson } from '../../persistence/merge';
import { useAppDispatch } from '../../lib/hooks';
import { voteSite } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { ProgressButton } from '../../ui/ProgressButton';
import { TextField } from '../../ui/TextField';
import { useHydrated } from '../../lib/useHydrated';
import { ButtonRow } from '../../ui/ButtonRow';
import { from, textAndRail } from '../../theme/tokens';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { Caution } from '../../ui/Caution';
import { ErrorSummary, fieldId } from './ErrorSummary';
import { PhotoField } from './PhotoField';
import { SamplePhoto } from './SamplePhoto';
import { PhotoPreparation } from './photoPreparation';
import { canDerivePassword } from './derivePassword';
import { checkForm, differs, fieldOrder, followRecord, forgetPassword, readForm } from './formValues';
import type { FieldName, Findings, TextFieldName } from './formValues';
import { MemberSheet } from './MemberSheet';
import { PasswordField } from './PasswordField';
import { longestEntry, registrationRefused, selectMember } from './registrationSlice';
import type { Member, Refusal } from './registrationSlice';
import { register } from './register';
import type { Entered } from './register';
import { whenLetGo } from './whenLetGo';

/**
 * `waiting`: for the photo to be prepared, after a press on Register. `asking`: the confirmation dialog is open.
 * `cancelling`: the question whether to discard what was changed is open.
 */
type Stage = 'filling' | 'waiting' | 'asking' | 'storing' | 'cancelling';

/** @returns what the preview of the card shows. Never the password: it stays in its field and reaches no state. */
function onCard({ firstName, lastName, email }: Pick<Member, 'firstName' | 'lastName' | 'email'>) {
  return { name: `${firstName} ${lastName}`.trim(), email };
}

interface RegistrationFormProps {
  /** The record to edit; `null` to register. Later changes of it are ignored, or they would replace what is typed. */
  readonly member: Member | null;
  readonly onStored: () => void;
  /** Called when the visitor cancels. `undefined` if there is no view to return to; then no Cancel button is drawn. */
  readonly onCancel: (() => void) | undefined;
  readonly onDirtyChange: (dirty: boolean) => void;
}

export function RegistrationForm({ member, onStored, onCancel, onDirtyChange }: RegistrationFormProps) {
  const [preparation] = useState(() => new PhotoPreparation(member?.photo ?? null));
  const entry = useSyncExternalStore(preparation.subscribe, preparation.current, preparation.current);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<Stage>('filling');
  const [findings, setFindings] = useState<Findings>({});
  /**
   * The record that saving will change; `null` to register. At first the one that the form was filled with; after a
   * conflict, the other tab's, once the visitor has seen the message about it.
   */
  const [base, setBase] = useState(member);
  const [typed, setTyped] = useState(false);
  const [preview, setPreview] = useState(() => onCard(member ?? { firstName: '', lastName: '', email: '' }));
  /** Why nothing was stored, shown until another attempt has an outcome: the notice disappears after seconds. */
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Of the attempt to save that is under way, from the press on: Cancel ends it. */
  const saving = useRef<AbortController>(null);
  const dirty = typed || preparation.isChanged();
  const isSecure = !useHydrated() || canDerivePassword();

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(
    () => () => {
      preparation.close();
      // Whoever leaves in the middle of saving was told that it will be lost.
      saving.current?.abort();
    },
    [preparation],
  );

  function refuse(found: Findings, reason: Refusal, newBase = base) {
    // Render the messages first: a screen reader reads them when the summary gets the focus.
    flushSync(() => {
      setFindings(found);
      // The summary says it, if there is one.
      setRefusal(Object.keys(found).length > 0 ? null : reason);
      setStage('filling');
      setBase(newBase);
    });
    dispatch(registrationRefused(reason));
    summary.current?.focus();
  }

  async function store() {
    const entry = preparation.current();
    if (!form || entry.step !== 'ready') return;
    setStage('storing');
    const ended = saving.current?.signal;
    const sent = { ...readForm(form), photo: entry.photo };
    const result = await dispatch(register(sent, base, ended));
    if (result.outcome === 'cancelled') return;
    if (result.outcome === 'conflict') {
      followRecord(form, result.theirs);
      setPreview(onCard(readForm(form)));
      preparation.follow(result.theirs.photo);
      const found = Object.fromEntries(result.fields.map((name) => [name, 'changedElsewhere'] as const));
      refuse(found, 'changedElsewhere', result.theirs);
    } else if (result.outcome === 'removed') {
      // The details can be registered again, but only with a password: the stored one was removed with the record.
      refuse(readForm(form).password === '' ? { password: 'missing' } : {}, 'registrationGone', null);
    } else if (result.outcome === 'refused') {
      setStage('filling');
      setRefusal(result.reason);
    } else {
      const later = await preparation.settled();
      if (ended?.aborted) return;
      const isSame = later.step === 'ready' && sameJson({ ...readForm(form), photo: later.photo }, sent);
      if (!isSame) keepLater(form, sent);
      setStage('filling');
      setRefusal(null);
      if (isSame) onStored();
    }
  }

  /** What was typed or chosen while `sent` was being stored stays, to be saved by another press: leaving asks about it. */
  function keepLater(form: HTMLFormElement, sent: Entered) {
    const stored = dispatch((_dispatch, getState) => selectMember(getState()));
    forgetPassword(form, sent.password);
    preparation.follow(sent.photo);
    // The form is compared with what it was drawn with.
    flushSync(() => setBase(stored && { ...sent, password: stored.password }));
    setTyped(differs(form));
  }

  /** Ends the one before: a press that is still held must not save a second time what Enter has saved meanwhile. */
  function beginAttempt(): AbortController {
    saving.current?.abort();
    return (saving.current = new AbortController());
  }

  async function submit() {
    if (!form) return;
    setStage('waiting');
    const attempt = beginAttempt();
    const photo = await preparation.settled();
    if (attempt.signal.aborted) return;
    const values = readForm(form);
    const found = checkForm(values, photo.step, base !== null);
    if (Object.keys(found).length > 0) {
      const isMissing = Object.values(found).includes('missing');
      refuse(found, isMissing ? 'fieldsMissing' : 'fieldsInvalid');
    } else if (values.password !== '' && !canDerivePassword()) {
      setStage('filling');
      setRefusal('passwordNotPossible');
      dispatch(registrationRefused('passwordNotPossible'));
    } else {
      setFindings({});
      // A member who edits has agreed before, so the question is not asked again.
      if (base) await store();
      else setStage('asking');
    }
  }

  function problem(name: FieldName): string | undefined {
    if (name === 'photo' && entry.step === 'failed') return words.photo.problems[entry.problem];
    const finding = findings[name];
    if (finding === 'missing') return words.missing[name];
    if (finding === 'invalid' && name === 'email') return words.emailMalformed;
    if (finding === 'tooShort' || finding === 'ownNameOrEmail') return words.password[finding];
    if (finding !== 'changedElsewhere') return undefined;
    if (name === 'password' || name === 'photo') return words.changedElsewhere[name];
    return base ? words.changedElsewhere.text(base[name]) : undefined;
  }

  const problems = fieldOrder.flatMap((name) => {
    const text = findings[name] && problem(name);
    return text ? [{ name, text }] : [];
  });

  /** Properties of an uncontrolled field: the DOM keeps the text, so nothing typed before hydration is lost. */
  function field(name: TextFieldName) {
    return {
      id: fieldId(name),
      name,
      label: words.fields[name],
      problem: problem(name),
      htmlInput: { maxLength: longestEntry, 'aria-required': name !== 'password' || !base },
      ...(name !== 'password' && { defaultValue: base?.[name] }),
    };
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [from('lg')]: { ...textAndRail, alignItems: 'start' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Card onFocus={() => void preloadConfirmDialog().catch(() => undefined)}>
          <CardContent
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
            onInput={({ currentTarget, target }) => {
              // Compares the texts again: if the typed text was removed, nothing can be lost, and leaving must not ask.
              setTyped(differs(currentTarget));
              setPreview(onCard(readForm(currentTarget)));
              // Typing in a field removes its error message, which may no longer be true.
              const { name } = target as HTMLInputElement;
              if (name in findings) setFindings({ ...findings, [name]: undefined });
            }}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}
          >
            <noscript>
              <strong>{words.needsScripts}</strong>
            </noscript>
            {!isSecure && <strong>{words.needsSecure}</strong>}
            {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
            {isSecure && !base && (
              <Typography variant="note" sx={{ color: 'muted' }}>
                {words.allNeeded}
              </Typography>
            )}
            <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <TextField {...field('firstName')} autoComplete="given-name" />
              <TextField {...field('lastName')} autoComplete="family-name" />
            </Box>
            <TextField
              {...field('email')}
              type="email"
              htmlInput={{ ...field('email').htmlInput, autoCapitalize: 'none', spellCheck: false }}
              autoComplete="email"
            />
            <PasswordField
              {...field('password')}
              helperText={base ? words.edit.passwordHint : words.password.hint}
            />
            <PhotoField preparation={preparation} entry={entry} problem={problem('photo')} />
            <ButtonRow>
              <ProgressButton
                name="register"
                type="submit"
                variant="contained"
                busy={stage === 'waiting' || stage === 'storing'}
                // The cropper appears above as soon as the photo is ready. If that happens during a press, the button
                // moves away and no click follows.
                onPointerDown={(event) => {
                  if (event.button !== 0 || stage !== 'filling' || entry.step !== 'preparing') return;
                  whenLetGo(event, beginAttempt(), () => void submit());
                }}
              >
                <span>{base ? words.edit.save : words.register}</span>
              </ProgressButton>
              {onCancel && (
                <Button
                  variant="outlined"
                  onClick={() => {
                    saving.current?.abort();
                    if (dirty) setStage('cancelling');
                    else onCancel();
                  }}
                >
                  {words.edit.cancel}
                </Button>
              )}
            </ButtonRow>
            {refusal && (
              <Alert severity="error" variant="outlined" role="none">
                {notices[refusal].description}
              </Alert>
            )}
            {!base && (
              <Typography variant="note" sx={{ color: 'muted' }}>
                {words.notVoting.text} <ExternalLink href={voteSite}>{words.notVoting.instead}</ExternalLink>
              </Typography>
            )}
          </CardContent>
        </Card>
        <Caution>{words.honest}</Caution>
      </Box>
      <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        <Box component="figure" aria-labelledby="card-preview" sx={{ display: 'grid', gap: 3 }}>
          <MemberSheet
            {...preview}
            photo={entry.step === 'ready' ? entry.photo.dataUrl : null}
            alt=""
            nameAs="p"
          />
          {/* Below, so that the card begins in line with the form beside it. */}
          <Typography variant="note" component="figcaption" id="card-preview" sx={{ color: 'muted' }}>
            {words.card.preview}
          </Typography>
        </Box>
        <SamplePhoto />
      </Box>
      <LazyConfirmDialog
        // A member who saves was not asked, and Cancel of the form ends it.
        open={stage === 'asking' || (stage === 'storing' && !base)}
        busy={stage === 'storing'}
        question={words.confirm}
        onConfirm={() => void store()}
        onCancel={() => setStage('filling')}
      >
        <Typography sx={{ mt: 3 }}>{words.notVoting.text}</Typography>
      </LazyConfirmDialog>
      {onCancel && (
        <LazyConfirmDialog
          open={stage === 'cancelling'}
          question={words.edit.discard}
          cautious
          onConfirm={onCancel}
          onCancel={() => setStage('filling')}
        />
      )}
      <LeaveGuard active={dirty} question={words.leave} />
    </Box>
  );
}
