import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { officeDrafts } from 'words/letters/officeDrafts';
import type { Votes } from '../answers/votes';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import { pointsFor } from './composeLetter';
import { WriteLetter } from './WriteLetter';

const answered = (byPolicy: Votes) => ({ votes: { byPolicy, cleared: null, recorded: null } });

const spanish = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La carta' });
const english = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La carta en inglés' });
const goesOut = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lo que se envía' });
const call = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Qué decir' });
const toSend = () => within(screen.getByRole('region', { name: 'La carta en inglés, para enviar' }));
const press = (name: string) => screen.getByRole('button', { name });
const email = () => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir en el correo' });
  const { searchParams } = new URL(href);
  return { subject: searchParams.get('subject'), body: searchParams.get('body') };
};
/** Each paragraph: what it says, and how it is sent. */
const pairs = () =>
  toSend()
    .getAllByRole('listitem')
    .map((pair) =>
      [...pair.querySelectorAll('p')].map(({ textContent, lang }) => ({ text: textContent, lang })),
    );

async function open(...folds: string[]) {
  const app = await renderPart(<WriteLetter policy={headingOf('5')} unknown={false} />, '/letter', {
    preloaded: answered({ '5': 'yes' }),
  });
  await screen.findByRole('textbox', { name: 'La carta' });
  for (const fold of folds) await app.user.click(press(fold));
  return app;
}

describe('Where offices read another language than the visitor', () => {
  test('the letter stands in both, paragraph beside paragraph', async () => {
    const { user } = await open();
    for (const [fold, name, text] of [
      ['Agregar nombre y dirección', 'Su nombre', 'Ana Ruiz'],
      ['Agregar una razón o una historia', 'Mi historia', 'Aquí no hay autobús'],
    ] as const) {
      await user.click(press(fold));
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    }
    await user.click(press('Agregar argumentos de la ficha'));
    const [first] = screen.getAllByRole('checkbox', { name: /\.$/ });
    if (first) await user.click(first);

    const [, greeting, who, ask, why, story, closing, farewell] = pairs();
    expect(greeting).toEqual([
      { text: 'Apreciable miembro del Senado:', lang: '' },
      { text: 'Dear Senator,', lang: 'en-US' },
    ]);
    expect(who?.map(({ text }) => text)).toEqual([
      'Me llamo Ana Ruiz. Soy una de las personas a quienes usted representa.',
      'My name is Ana Ruiz. I am your constituent.',
    ]);
    expect(ask?.[1]?.text).toMatch(/^I ask you to support a federal tax on carbon\./);
    const draft = await officeDrafts?.['5']();
    const [point] = draft ? pointsFor(draft, 'yes') : [];
    expect(why?.[1]?.text).toBe(`Here is why I see it this way. ${point}`);
    // What the visitor typed is nobody's to translate.
    expect(story?.map(({ text }) => text)).toEqual(['Aquí no hay autobús.', 'Aquí no hay autobús.']);
    expect(closing).toHaveLength(2);
    expect(farewell?.map(({ text }) => text)).toEqual(['Atentamente,\nAna Ruiz', 'Sincerely,\nAna Ruiz']);
    expect(
      toSend().getByText(/Lo que usted escribe con sus propias palabras queda en español/),
    ).toBeVisible();
    expect(spanish().value.split('\n\n')).toEqual(
      pairs()
        .slice(1)
        .map((pair) => pair[0]?.text),
    );
  });

  test('the English that was started again after a reload stays, with the way back', async () => {
    const { user, store } = await open();
    await user.click(press('Cambiar el texto en inglés'));
    await user.type(english(), 'Mine.');
    cleanup();
    await renderPart(<WriteLetter policy={headingOf('5')} unknown={false} />, '/letter', { store });
    await user.click(await screen.findByRole('button', { name: 'Volver a armar la carta' }));
    expect(english()).toBeVisible();
    await user.click(press('Recuperar mi versión'));
    expect(english().value).toContain('Mine.');
  });

  test('English goes out unless Spanish is chosen, by every way', async () => {
    const { user } = await open();
    const writeText = jest.fn<Clipboard['writeText']>(async () => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const paper = () => document.querySelector<HTMLElement>('[data-printed-letter]');

    expect(goesOut()).toHaveAttribute('lang', 'en-US');
    expect(email().subject).toBe('Please support a federal tax on carbon');
    expect(email().body).toMatch(/^Dear Senator,/);
    expect(paper()?.lang).toBe('en-US');
    expect(paper()?.textContent).toMatch(/^[A-Z][a-z]+ \d+, \d{4}United States Senate[^]*Subject: Please/);
    expect(call().value).toMatch(/^Hello\. I am calling/);
    expect(screen.getByText(/^En español dice: Hola\. Su oficina/)).toBeVisible();
    await user.click(press('Copiar carta'));
    expect(writeText).toHaveBeenLastCalledWith(goesOut().value);

    const choice = within(screen.getByRole('group', { name: 'Carta que va a usar' }));
    await user.click(choice.getByRole('button', { name: 'Carta en español' }));
    expect(goesOut().value).toBe(spanish().value);
    expect(email().body).toMatch(/^Apreciable miembro del Senado/);
    expect(paper()?.textContent).toMatch(/^\d+ de [a-z]+ de \d{4}United States Senate[^]*Asunto: /);
    expect(call().value).toMatch(/^Hola\. Su oficina/);
    expect(screen.queryByText(/^En español dice/)).not.toBeInTheDocument();
    await user.click(press('Copiar carta'));
    expect(writeText).toHaveBeenLastCalledWith(spanish().value);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });

  test('the English does not follow a Spanish letter that was changed by hand, and says so', async () => {
    const { user } = await open();
    await user.click(spanish());
    await user.paste(' Hasta pronto.');
    expect(toSend().getByText(/el inglés no sigue esos cambios/)).toBeVisible();
    expect(goesOut().value).not.toContain('Hasta pronto');
    // What goes out is still said beside it, and where it is sent.
    expect(screen.getAllByText(/el inglés no sigue esos cambios/)).toHaveLength(2);
    expect(
      pairs()
        .flat()
        .map(({ text }) => text)
        .join(),
    ).not.toContain('Hasta pronto');
    await user.click(press('Volver a armar la carta'));
    expect(toSend().queryByText(/el inglés no sigue/)).not.toBeInTheDocument();
  });

  test('the step is done no longer once the copied English was changed, though the Spanish was not', async () => {
    const { user } = await open();
    const writeText = async () => Promise.resolve();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const step = () => screen.getByRole('link', { name: /^Enviar o llamar/ }).textContent;
    await user.click(press('Copiar carta'));
    expect(step()).toBe('Enviar o llamar (listo)');
    await user.click(press('Cambiar el texto en inglés'));
    await user.click(english());
    await user.paste(' P.S. Thanks!');
    expect(step()).toBe('Enviar o llamar');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });

  test('the English can be changed as well, and goes out as it was changed', async () => {
    const { user } = await open();
    await user.click(press('Cambiar el texto en inglés'));
    expect(english()).toHaveFocus();
    expect(english()).toHaveAttribute('lang', 'en-US');
    await user.click(english());
    await user.paste(' P.S. Thanks!');
    expect(goesOut().value).toMatch(/P\.S\. Thanks!$/);
    expect(spanish().value).not.toContain('P.S.');
    // Whom it goes to changes the greeting of both.
    await user.click(screen.getByRole('radio', { name: 'Mi representante, sin nombre' }));
    expect(english().value).toMatch(/^Dear Representative,[^]*P\.S\. Thanks!$/);
    expect(spanish().value).toMatch(/^Apreciable representante:/);
    await user.click(toSend().getByRole('button', { name: 'Volver a armar la carta' }));
    expect(english().value).not.toContain('P.S.');
    await user.click(toSend().getByRole('button', { name: 'Recuperar mi versión' }));
    expect(english().value).toContain('P.S.');
  });
});
