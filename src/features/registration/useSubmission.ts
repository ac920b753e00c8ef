import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../hooks';
import type { NoticeName } from 'words/notices';
import type { FieldName } from '../../content/registerTypes';
import { noticeShown } from '../notices/noticesSlice';
import type { PhotoPreparation } from '../photo/photoPreparation';
import { canDerivePassword } from './derivePassword';
import { checkForm, fieldOrder, followRecord, readForm } from './formValues';
import type { Findings } from './formValues';
import { register } from './register';
import type { Member } from './registrationSlice';

/** Where a form stands: being filled in, waiting for the photo, asking, or being stored. */
type Stage = 'filling' | 'waiting' | 'asking' | 'storing';

/** From pressing Register to the stored record. Buttons that are busy, or gone, keep it to one at a time. */
export function useSubmission(
  form: HTMLFormElement | null,
  preparation: PhotoPreparation,
  start: Member | null,
  onStored: () => void,
) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<Stage>('filling');
  const [findings, setFindings] = useState<Findings>({});
  /**
   * The record that saving will change; `null` to register. At first what the form was filled with, later what
   * another tab made of it and the visitor has been told of.
   */
  const [base, setBase] = useState(start);

  function refuse(found: Findings, notice: NoticeName, newBase = base) {
    // The messages have to stand in the page before focus makes a screen reader read them.
    flushSync(() => {
      setFindings(found);
      setStage('filling');
      setBase(newBase);
    });
    dispatch(noticeShown(notice));
    const first = fieldOrder.find((name) => found[name]);
    const field = first && form?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  async function store() {
    const entry = preparation.current();
    if (!form || entry.step !== 'ready') return;
    setStage('storing');
    const result = await dispatch(register({ ...readForm(form), photo: entry.photo }, base));
    if (result.outcome === 'conflict') {
      followRecord(form, base, result.theirs);
      preparation.follow(result.theirs.photo);
      const found = Object.fromEntries(result.fields.map((name) => [name, 'changedElsewhere'] as const));
      refuse(found, 'changedElsewhere', result.theirs);
    } else if (result.outcome === 'removed') {
      // What is typed can be registered anew, which takes a password.
      refuse({ password: 'missing' }, 'registrationGone', null);
    } else {
      setStage('filling');
      if (result.outcome === 'stored') onStored();
    }
  }

  /** Register, or Save, was pressed. */
  async function submit() {
    if (!form) return;
    setStage('waiting');
    const photo = await preparation.settled();
    const values = readForm(form);
    const found = checkForm(values, photo.step, base !== null);
    if (Object.keys(found).length > 0) {
      const isMissing = Object.values(found).includes('missing');
      refuse(found, isMissing ? 'fieldsMissing' : 'fieldsInvalid');
    } else if (values.password !== '' && !canDerivePassword()) {
      setStage('filling');
      dispatch(noticeShown('passwordNotPossible'));
    } else {
      setFindings({});
      // Who joined has agreed already.
      if (base) await store();
      else setStage('asking');
    }
  }

  return {
    stage,
    findings,
    base,
    submit,
    agree: store,
    cancel: () => setStage('filling'),
    /** Takes back what was said about a field that the visitor is now mending. */
    forgive: (name: FieldName) => {
      if (findings[name]) setFindings({ ...findings, [name]: undefined });
    },
  };
}
