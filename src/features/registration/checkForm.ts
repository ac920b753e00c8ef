import type { FieldName } from '../../content/registerTypes';
import { visibleText } from '../../ui/visibleText';
import type { FormValues } from './formValues';
import type { PhotoEntry } from './photo/photoPreparation';
import { emailPattern } from './rules';

export type Findings = Readonly<Partial<Record<FieldName, 'missing' | 'invalid' | undefined>>>;

/** In the order of the form: focus goes to the first one found. */
export const fieldOrder: readonly FieldName[] = ['firstName', 'lastName', 'email', 'password', 'photo'];

/**
 * White space counts as missing, and a name of which nothing can be seen.
 * @param passwordKept true if an empty password keeps the one already stored.
 */
export function checkForm(values: FormValues, photo: PhotoEntry['step'], passwordKept: boolean): Findings {
  const missing = (text: string) => text.trim() === '';
  return {
    ...(visibleText(values.firstName) === '' && { firstName: 'missing' }),
    ...(visibleText(values.lastName) === '' && { lastName: 'missing' }),
    ...emailFinding(values.email),
    ...(missing(values.password) && !(passwordKept && values.password === '') && { password: 'missing' }),
    ...photoFinding(photo),
  };
}

function emailFinding(email: string): Findings {
  if (email.trim() === '') return { email: 'missing' };
  return emailPattern.test(email) ? {} : { email: 'invalid' };
}

function photoFinding(step: PhotoEntry['step']): Findings {
  if (step === 'failed') return { photo: 'invalid' };
  return step === 'none' ? { photo: 'missing' } : {};
}
