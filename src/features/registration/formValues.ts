import type { FieldName } from '../../content/registerTypes';
import type { Member } from './userDocument';

const textFields = ['firstName', 'lastName', 'email', 'password'] as const satisfies readonly FieldName[];
type TextFieldName = (typeof textFields)[number];
export type FormValues = Readonly<Record<TextFieldName, string>>;

function valueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** What is typed. Read from the page whenever it is needed, so the password is held nowhere else. */
export function readForm(form: HTMLFormElement): FormValues {
  return {
    firstName: valueOf(form, 'firstName').trim(),
    lastName: valueOf(form, 'lastName').trim(),
    email: valueOf(form, 'email').trim(),
    password: valueOf(form, 'password'),
  };
}

/** True if the form holds something that would be lost. @param start what it was filled with. */
export function differs(form: HTMLFormElement, start: Member | null): boolean {
  const values = readForm(form);
  return textFields.some((name) => values[name] !== (name === 'password' ? '' : (start?.[name] ?? '')));
}
