/**
 * What the site's owner fixed, in the owner's words. If one of these tests fails, change the product, not the test: no other
 * test notices when MUI, a transform or a field's type goes, and the site would no longer be the one that was ordered.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import * as library from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import { policyIds } from '../content/policyIds';
import { renderApp } from '../test/renderApp';
import { makeStore } from './store';

jest.mock('redux-persist', () => {
  const actual = jest.requireActual<typeof library>('redux-persist');
  return { ...actual, persistReducer: jest.fn(actual.persistReducer) };
});

const root = process.cwd();

const packages = {
  'imported by the site': [
    'react',
    'react-dom',
    '@reduxjs/toolkit',
    'react-redux',
    'redux-persist',
    'react-router-dom',
    '@mui/material',
    '@emotion/react',
  ],
  'imported by MUI for the site': ['@emotion/styled'],
  'used by its tests': ['jest', 'ts-jest'],
};

/** The code that ships, without its tests. */
const shipped = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.\w+$/.test(file) && !/\.test\.tsx?$|^test\//.test(file),
);
const code = shipped.map((file) => readFileSync(path.join(root, 'src', file), 'utf8')).join('\n');

describe('The owner’s card', () => {
  test('“TypeScript”: nothing that ships is written in JavaScript', () => {
    expect(shipped.filter((file) => /\.[cm]?jsx?$/.test(file))).toEqual([]);
  });

  test('“Packages: …”', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    for (const name of packages['imported by the site']) {
      expect(dependencies).toHaveProperty([name]);
      expect(code).toMatch(new RegExp(`from '${name}['/]`));
    }
    for (const name of packages['imported by MUI for the site']) expect(dependencies).toHaveProperty([name]);
    for (const name of packages['used by its tests']) expect(devDependencies).toHaveProperty([name]);
  });

  test.each([
    'package.json',
    'webpack.config.ts',
    'tsconfig.json',
    'jest.config.ts',
    'src',
    'public',
    'docs',
  ])('“Top level: … %s”', (name) => {
    expect(existsSync(path.join(root, name))).toBe(true);
  });

  test('“Votes, registration and notices are Redux slices”', () => {
    expect(makeStore().store.getState()).toMatchObject({
      votes: { byPolicy: {} },
      registration: { record: null },
      notices: { current: null },
    });
  });

  test('“Persisted to localStorage under the `votes` and `user` keys through redux-persist transforms”', () => {
    const { store } = makeStore().device;
    const configs = jest
      .mocked(library.persistReducer)
      .mock.calls.map(([config]) => config as PersistConfig<object>);
    const keys = store.values().map(([{ key }]) => key);
    expect(keys).toEqual(expect.arrayContaining(['votes', 'user']));
    for (const key of keys)
      expect(configs.findLast((config) => config.key === key)?.transforms).toHaveLength(1);
  });

  test('“MUI components render the screens”: the frame and its cards', async () => {
    await renderApp('/');
    const banner = await screen.findByRole('banner');
    expect(banner).toHaveClass('MuiAppBar-root');
    expect(banner.querySelector('.MuiToolbar-root')).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main.querySelector('.MuiContainer-root')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveClass('MuiTypography-root');
    for (const name of ['Anonymous Voting', 'Transparent Community', 'Educational Resources'])
      expect(screen.getByRole('heading', { name }).closest('.MuiCard-root')).toBeInTheDocument();
    for (const name of ['Take Survey', 'Join Community'])
      expect(within(main).getByRole('link', { name })).toHaveClass('MuiButton-root');
  });

  test('“MUI components render the screens”: fields of the right type', async () => {
    await renderApp('/register');
    for (const [label, type] of [
      ['First Name', 'text'],
      ['Last Name', 'text'],
      ['Email', 'email'],
      ['Password', 'password'],
    ] as const) {
      const field = await screen.findByLabelText(label);
      expect(field).toHaveAttribute('type', type);
      expect(field.closest('.MuiFormControl-root .MuiOutlinedInput-root')).toBeInTheDocument();
    }
    const photo = screen.getByLabelText('Photo');
    expect(photo).toHaveAttribute('type', 'file');
    expect(photo).toHaveAttribute('accept', 'image/*');
    expect(screen.getByRole('button', { name: 'Register' })).toHaveClass('MuiButton-root');
  });

  test('“MUI components render the screens, including a Snackbar queue of one and a confirm Dialog”, and tables', async () => {
    document.documentElement.dataset.scripts = 'on';
    const byPolicy = Object.fromEntries(policyIds.map((id) => [id, 'yes' as const]));
    const { user } = await renderApp('/my-answers', {
      preloaded: { votes: { byPolicy, cleared: null, recorded: null } },
    });
    expect(await screen.findByRole('table')).toHaveClass('MuiTable-root');
    await user.click(screen.getByRole('button', { name: 'Clear all answers' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveClass('MuiDialog-paper');
    for (const part of ['DialogTitle', 'DialogContent', 'DialogActions'])
      expect(dialog.querySelector(`.Mui${part}-root`)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    const first = await screen.findByText(/answers? (?:was|were) cleared/);
    expect(first.closest('.MuiSnackbar-root .MuiAlert-root')).toBeInTheDocument();
    const notices = screen.getByRole('region', { name: 'Notices' });
    await user.click(within(notices).getByRole('button', { name: 'Undo' }));
    await screen.findByText(/back/);
    expect(first).not.toBeInTheDocument();
    expect(document.querySelectorAll('.MuiSnackbar-root')).toHaveLength(1);
  });
});
