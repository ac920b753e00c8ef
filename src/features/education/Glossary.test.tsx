import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Glossary, GlossaryTerm } from './Glossary';

const meaning = 'A written proposal for a new law or for a change to an existing one.';

/** A term in running text, with a link before and after it, and the glossary at the end. */
function show() {
  render(
    <>
      <p>
        <a href="#before">before</a> A <GlossaryTerm id="bill">bill</GlossaryTerm> and a{' '}
        <GlossaryTerm id="veto">veto</GlossaryTerm>. <a href="#after">after</a>
      </p>
      <Glossary />
    </>,
  );
  return userEvent.setup({ delay: null });
}

const term = () => screen.getByRole('button', { name: 'bill' });
/** The list at the end always shows it once; the box beside the term is the other one. */
const isOpen = () => screen.getAllByText(meaning).length === 2;
const wholeList = () => screen.queryByRole('link', { name: 'See all terms' });

describe('A glossary term', () => {
  test('opens on a click, with a link to its entry, and closes on the next', async () => {
    const user = show();
    await user.click(term());
    expect(isOpen()).toBe(true);
    expect(wholeList()).toHaveAttribute('href', '#term-bill');
    expect(document.querySelector('#term-bill')).toHaveTextContent(meaning);
    await user.click(term());
    expect(isOpen()).toBe(false);
    await user.click(term());
    expect(isOpen()).toBe(true);
  });

  test('closes on Escape and keeps the focus, also when it was inside the box', async () => {
    const user = show();
    await user.click(term());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(term()).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.tab();
    expect(wholeList()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(term()).toHaveFocus();
  });

  test('stays closed when the visitor comes back to the window, which gives the focus back', async () => {
    const user = show();
    await user.click(term());
    await user.keyboard('{Escape}');
    // What a browser tells of a window that is left and entered: the term stays the active element.
    fireEvent.blur(term());
    fireEvent.focus(term());
    expect(isOpen()).toBe(false);
    await user.tab();
    await user.tab({ shift: true });
    expect(isOpen()).toBe(true);
  });

  test('stays open while its words are pressed, and closes with a press elsewhere', async () => {
    const user = show();
    await user.click(term());
    await user.click(screen.getByText(meaning, { selector: 'span' }));
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('opens without focus too, as where a press gives none', async () => {
    show();
    act(() => {
      term().click();
    });
    expect(await screen.findByRole('link', { name: 'See all terms' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
