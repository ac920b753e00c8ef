import { visibleText } from '../../lib/visibleText';
import type { PhotoEntry } from './photoPreparation';
import { emailPattern, typedDetails } from './registrationSlice';
import type { Member } from './registrationSlice';

const textFields = [...typedDetails, 'password'] as const;
export type TextFieldName = (typeof textFields)[number];
export type FieldName = TextFieldName | 'photo';
export type FormValues = Readonly<Record<TextFieldName, string>>;

/** `changedElsewhere`: another tab stored something else in the field meanwhile, which saving would overwrite. */
export type Finding = 'missing' | 'invalid' | 'tooShort' | 'ownNameOrEmail' | 'changedElsewhere';
export type Findings = Readonly<Partial<Record<FieldName, Finding | undefined>>>;

/** In the order of the form, in which the summary of the problems names them. */
export const fieldOrder: readonly FieldName[] = [...textFields, 'photo'];

/** @returns what is typed. Read from the fields whenever it is needed, so that the password is kept nowhere else. */
export function readForm(form: HTMLFormElement): FormValues {
  const typed = Object.fromEntries(new FormData(form)) as FormValues;
  const read = textFields.map((name) => [name, name === 'password' ? typed[name] : typed[name].trim()]);
  return Object.fromEntries(read) as FormValues;
}

/** For fields that were not changed here: saving would otherwise write their old texts over what another tab stored. */
export function followRecord(form: HTMLFormElement, record: Member): void {
  for (const name of typedDetails) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value.trim() === field.defaultValue)
      field.value = record[name];
  }
}

/** Empties the field if it still holds the password that was stored: left there, it would be stored again. */
export function forgetPassword(form: HTMLFormElement, stored: string): void {
  const field = form.elements.namedItem('password');
  if (field instanceof HTMLInputElement && field.value === stored) field.value = '';
}

/**
 * @returns whether any text differs from what the form was filled with, so that leaving would lose it. The sliders of the
 * photo are in the form as well and never count: while one moves, its value is ahead of what React has drawn.
 */
export function differs(form: HTMLFormElement): boolean {
  return textFields.some((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.value !== field.defaultValue;
  });
}

/** In code points, as NIST SP 800-63B counts; `length` would count an emoji as two characters. */
export const shortestPassword = 8;

/**
 * Checks the length, and that it is not the visitor's name or email. How hard a password is to guess is not estimated:
 * nothing on this site ever compares it, and an estimator with its word lists weighs half a megabyte.
 */
function checkPassword({ firstName, lastName, email, password }: FormValues): Finding | undefined {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const own = [firstName, lastName, firstName + lastName, lastName + firstName, email];
  if (password.trim() === '') return 'missing';
  if (Array.from(password.trim()).length < shortestPassword) return 'tooShort';
  return own.some((each) => plain(each) === plain(password)) ? 'ownNameOrEmail' : undefined;
}

/**
 * A field with only white space counts as missing, and so does a name of invisible characters.
 * @param passwordKept true if an empty password keeps the one already stored.
 */
export function checkForm(values: FormValues, photo: PhotoEntry['step'], passwordKept: boolean): Findings {
  const password = passwordKept && values.password === '' ? undefined : checkPassword(values);
  return {
    ...(visibleText(values.firstName) === '' && { firstName: 'missing' }),
    ...(visibleText(values.lastName) === '' && { lastName: 'missing' }),
    ...(!emailPattern.test(values.email) && { email: values.email.trim() === '' ? 'missing' : 'invalid' }),
    ...(password && { password }),
    ...(photo === 'none' && { photo: 'missing' }),
    ...(photo === 'failed' && { photo: 'invalid' }),
  };
}
