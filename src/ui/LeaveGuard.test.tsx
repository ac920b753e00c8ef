import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { LeaveGuard, useUnloadGuard } from './LeaveGuard';

const words = { title: 'Leave?', text: 'It will be lost.', confirm: 'Leave', cancel: 'Stay' };

function Form({ typed }: { readonly typed: boolean }) {
  const [dirty, setDirty] = useState(typed);
  return (
    <>
      <p>the form</p>
      <button onClick={() => setDirty(false)}>Empty</button>
      <LeaveGuard active={dirty} question={words} />
    </>
  );
}

function Links() {
  return (
    <>
      <Link to="/surveys">Surveys</Link>
      <Link to="/register">Register</Link>
      <Link to="#main">Skip</Link>
      <a
        href="mailto:contact@example.org"
        onClick={(event) => {
          // jsdom can't follow it.
          event.preventDefault();
        }}
      >
        Mail
      </a>
      <a href="/es/register">Español</a>
      <a href="/es/register" target="_blank">
        Tab
      </a>
      <a href="/data.csv" download>
        File
      </a>
      <a href="/register#name">Fragment</a>
      <a href="https://www.usa.gov/">Elsewhere</a>
      <Outlet />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

function show(typed: boolean) {
  router = createBrowserRouter([
    {
      Component: Links,
      children: [
        { path: '/register', element: <Form typed={typed} /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** jsdom can't follow a link; prevented after the guards have heard of it. */
function stayHere() {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

/** True if the browser would ask before closing or reloading. */
function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

// That a link and Back ask, and what staying and leaving do, is proven in e2e/register.spec.ts.
describe('Leaving a page', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/register');
  });

  test('by closing or reloading is questioned by the browser while there is something to lose', async () => {
    const user = show(true);
    expect(browserAsks()).toBe(true);
    await user.click(screen.getByText('Empty'));
    expect(browserAsks()).toBe(false);
  });

  test('is questioned by Chromium before 119 too, which asks only for a return value', () => {
    show(true);
    const event = new Event('beforeunload');
    // jsdom's own takes no return value.
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    window.dispatchEvent(event);
    expect(event).toHaveProperty('returnValue', true);
  });

  test.each(['Register', 'Skip'])('is not what the link %s does', async (name) => {
    const user = show(true);
    await user.click(screen.getByText(name));
    expect(screen.getByText('the form')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['Stay', 'Escape'])(
    'by a link that loads another page of this site is questioned, and %s leads back to the link',
    async (answer) => {
      const user = show(true);
      await user.click(screen.getByText('Español'));
      const stay = await screen.findByRole('button', { name: 'Stay' });
      if (answer === 'Stay') await user.click(stay);
      else await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.getByText('Español')).toHaveFocus();
      });
      expect(screen.getByText('the form')).toBeInTheDocument();
      expect(browserAsks()).toBe(true);
    },
  );

  test.each(['Tab', 'File', 'Fragment', 'Elsewhere'])('is not asked about at the link %s', async (name) => {
    const user = show(true);
    stayHere();
    await user.click(screen.getByText(name));
    await expect(screen.findByRole('dialog', {}, { timeout: 100 })).rejects.toThrow();
  });

  test('is not asked about at a link that opens beside this page, nor while there is nothing to lose', async () => {
    const user = show(true);
    stayHere();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Español'));
    await user.keyboard('{/Control}');
    await user.click(screen.getByText('Empty'));
    stayHere();
    await user.click(screen.getByText('Español'));
    await expect(screen.findByRole('dialog', {}, { timeout: 100 })).rejects.toThrow();
  });

  test('is not what a second answer does that follows at once', async () => {
    const user = show(true);
    await user.click(screen.getByText('Surveys'));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    const leave = screen.getByRole('button', { name: 'Leave' });
    // Both before React draws what the router does, as on a busy device.
    await act(async () => {
      stay.click();
      await Promise.resolve();
      leave.click();
    });
    expect(screen.getByText('the form')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  test('is not what a mail link does, and the browser is told so', async () => {
    const user = show(true);
    await user.click(screen.getByText('Mail'));
    expect(browserAsks()).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(browserAsks()).toBe(true);
    });
  });
});

test('A guard of what is kept lets a link of this site load a page, and leaves the question of another guard', async () => {
  function Kept() {
    useUnloadGuard(true, true);
    return <a href="/es/register">Español</a>;
  }
  function Lost() {
    useUnloadGuard(true);
    return null;
  }
  const user = userEvent.setup();
  const press = () => {
    stayHere();
    return user.click(screen.getByRole('link', { name: 'Español' }));
  };
  const { rerender } = render(<Kept />);
  expect(browserAsks()).toBe(true);
  await press();
  expect(browserAsks()).toBe(false);
  rerender(
    <>
      <Kept />
      <Lost />
    </>,
  );
  await press();
  expect(browserAsks()).toBe(true);
});

test('A guard of what is kept stays on where a link leads down this page or opens beside it', async () => {
  function Kept() {
    useUnloadGuard(true, true);
    return (
      <>
        <a href="#name">Name</a>
        <a href="/es/register">Español</a>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Kept />);
  stayHere();
  await user.click(screen.getByText('Name'));
  expect(browserAsks()).toBe(true);
  stayHere();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Español'));
  expect(browserAsks()).toBe(true);
});
