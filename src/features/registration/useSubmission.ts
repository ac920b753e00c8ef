import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../hooks';
import type { FieldName } from '../../content/registerTypes';
import { noticeShown } from '../notices/noticesSlice';
import type { PhotoPreparation } from '../photo/photoPreparation';
import { canDerivePassword } from './derivePassword';
import { checkForm, fieldOrder, readForm } from './formValues';
import type { Findings } from './formValues';
import { register } from './register';
import { selectMember } from './registrationSlice';
import type { Member } from './userDocument';

/** Where a form stands: being filled in, waiting for the photo, asking, or being stored. */
type Stage = 'filling' | 'waiting' | 'asking' | 'storing';

interface Submission {
  readonly stage: Stage;
  readonly findings: Findings;
  /** Register was pressed. */
  readonly submit: () => Promise<void>;
  readonly agree: () => Promise<void>;
  readonly cancel: () => void;
  /** Takes back what was said about a field that the visitor is now mending. */
  readonly forgive: (name: FieldName) => void;
}

/** From pressing Register to the stored record. One at a time, however often a button is pressed. */
export function useSubmission(
  form: HTMLFormElement | null,
  preparation: PhotoPreparation,
  start: Member | null,
  onStored: () => void,
): Submission {
  const dispatch = useAppDispatch();
  const passwordKept = useAppSelector((state) => selectMember(state) !== null) && start !== null;
  const [stage, setStage] = useState<Stage>('filling');
  const [findings, setFindings] = useState<Findings>({});
  const running = useRef(false);

  async function once(work: (element: HTMLFormElement) => Promise<void>) {
    if (running.current || !form) return;
    running.current = true;
    try {
      await work(form);
    } finally {
      running.current = false;
    }
  }

  function refuse(element: HTMLFormElement, found: Findings) {
    const isMissing = Object.values(found).includes('missing');
    // The messages have to stand in the page before focus makes a screen reader read them.
    flushSync(() => {
      setFindings(found);
      setStage('filling');
    });
    dispatch(noticeShown(isMissing ? 'fieldsMissing' : 'fieldsInvalid'));
    const first = fieldOrder.find((name) => found[name]);
    const field = first && element.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  const submit = () =>
    once(async (element) => {
      setStage('waiting');
      const photo = await preparation.settled();
      const values = readForm(element);
      const found = checkForm(values, photo.step, passwordKept);
      if (Object.keys(found).length > 0) {
        refuse(element, found);
      } else if (values.password !== '' && !canDerivePassword()) {
        setStage('filling');
        dispatch(noticeShown('passwordNotPossible'));
      } else {
        setFindings({});
        setStage('asking');
      }
    });

  const agree = () =>
    once(async (element) => {
      const photo = preparation.current();
      if (photo.step !== 'ready') return;
      setStage('storing');
      const { outcome } = await dispatch(register({ ...readForm(element), photo: photo.photo }, start));
      setStage('filling');
      if (outcome === 'stored') onStored();
    });

  return {
    stage,
    findings,
    submit,
    agree,
    cancel: () => {
      setStage('filling');
    },
    forgive: (name) => {
      if (findings[name]) setFindings({ ...findings, [name]: undefined });
    },
  };
}
