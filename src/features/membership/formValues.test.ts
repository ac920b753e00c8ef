import { describe, expect, test } from '@jest/globals';
import { checkForm, differs, shortestPassword } from './formValues';

const filled = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'kumquat-9' };

describe('Checking the form', () => {
  test('finds nothing when all is there', () => {
    expect(checkForm(filled, 'ready', false)).toEqual({});
  });

  test.each(['firstName', 'lastName', 'email', 'password'] as const)(
    'counts white space in %s as missing',
    (name) => {
      expect(checkForm({ ...filled, [name]: ' \t' }, 'ready', false)).toEqual({ [name]: 'missing' });
    },
  );

  test.each(['\u200b', '\u2060', '\u3164'])('counts a name of nothing but %j as missing', (blank) => {
    const values = { ...filled, firstName: blank.repeat(2), lastName: ` ${blank}` };
    expect(checkForm(values, 'ready', false)).toEqual({ firstName: 'missing', lastName: 'missing' });
  });

  test('tells a photo that is missing from one that cannot be used', () => {
    expect(checkForm(filled, 'none', false)).toEqual({ photo: 'missing' });
    expect(checkForm(filled, 'failed', false)).toEqual({ photo: 'invalid' });
  });

  test('lets an empty password stand only where one is stored already', () => {
    expect(checkForm({ ...filled, password: '' }, 'ready', true)).toEqual({});
    expect(checkForm({ ...filled, password: ' ' }, 'ready', true)).toEqual({ password: 'missing' });
  });

  test.each([
    ['seven letters', 'kumquat'],
    ['seven characters of two code units each', '😀'.repeat(7)],
    ['seven characters and white space around them', ' kumquat\t'],
  ])('finds a password of %s too short', (_, password) => {
    expect(checkForm({ ...filled, password }, 'ready', false)).toEqual({ password: 'tooShort' });
    expect(checkForm({ ...filled, password }, 'ready', true)).toEqual({ password: 'tooShort' });
  });

  test.each([
    'Maximilian',
    'maximilian',
    ' MAXIMILIAN ',
    'Van der Berg',
    'vanderberg',
    'Maximilian Van der Berg',
    'Van der Berg Maximilian',
    'Max@Example.com',
  ])('finds a password that is the name or the email: %s', (password) => {
    const who = { firstName: 'Maximilian', lastName: 'Van der Berg', email: 'max@example.com' };
    expect(checkForm({ ...who, password }, 'ready', false)).toEqual({ password: 'ownNameOrEmail' });
  });

  test.each(['x'.repeat(shortestPassword), '12345678', 'Maximilian 9', 'ñ'.repeat(8), 'open sesame'])(
    'accepts the password %s',
    (password) => {
      const values = { ...filled, firstName: 'Maximilian', password };
      expect(checkForm(values, 'ready', false)).toEqual({});
    },
  );

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana example@x.org',
    'ana@exa_mple.com',
    'a@b..com',
    'a@-b.com',
    'josé@-españa.es',
    'jo sé@españa.es',
    'josé@españa',
    'jose\u200b@example.org',
  ])('finds %s malformed', (email) => {
    expect(checkForm({ ...filled, email }, 'ready', false)).toEqual({ email: 'invalid' });
  });

  test.each([
    ...['ana@example.com', "o'neil+news@mail.example.co.uk", 'x@y.z', 'ANA@EXAMPLE.COM'],
    ...[
      'ana@correo-españa.es',
      'josé@example.org',
      '李@例子.中国',
      'ana@xn--correo-espaa-hhb.es',
      'अना@उदाहरण.भारत',
    ],
  ])('accepts %s', (email) => {
    expect(checkForm({ ...filled, email }, 'ready', false)).toEqual({});
  });
});

test('A form differs by what is typed, not by a slider of the photo that moves', () => {
  document.body.innerHTML = `<form>
    <input name="firstName" value="Ana"><input name="lastName"><input name="email"><input name="password">
    <input type="range" value="1">
  </form>`;
  const [form] = document.forms;
  const [firstName, slider] = ['[name=firstName]', '[type=range]'].map((selector) =>
    document.querySelector<HTMLInputElement>(selector),
  );
  if (!form || !firstName || !slider) throw new Error('No form.');
  slider.value = '3';
  expect(differs(form)).toBe(false);
  firstName.value = 'Anna';
  expect(differs(form)).toBe(true);
});
