import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useFocusRestoration } from './useFocusRestoration';

function Removable({ onGone }: { readonly onGone?: () => void }) {
  const [there, setThere] = useState(true);
  return (
    <section aria-label="around">
      {there && (
        <p>
          <button
            onClick={() => {
              setThere(false);
              onGone?.();
            }}
          >
            Remove me
          </button>
        </p>
      )}
      <button>Other</button>
    </section>
  );
}

function App({ onGone }: { readonly onGone?: () => void }) {
  useFocusRestoration();
  return (
    <main>
      <Removable {...(onGone && { onGone })} />
    </main>
  );
}

function show(onGone?: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  render(<App {...(onGone && { onGone })} />, { container });
  const button = screen.getByRole('button', { name: 'Remove me' });
  act(() => {
    button.focus();
    button.click();
  });
  return screen.getByRole('region', { name: 'around' });
}

test('Focus goes to what is nearest around a removed element, and Tab does not lead there afterwards', async () => {
  const around = show();
  await waitFor(() => {
    expect(around).toHaveFocus();
  });
  around.blur();
  expect(around).not.toHaveAttribute('tabindex');
});

test('Focus stays where a screen itself has put it', async () => {
  show(() => screen.getByRole('button', { name: 'Other' }).focus());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});
