import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { foreignNames } from '../../test/openTab';
import { renderPart } from '../../test/renderPart';
import { SeeForYourself } from './SeeForYourself';

/** A browser in which the page has asked for these files. */
function haveAskedFor(...names: readonly string[]): void {
  class Observer {
    constructor(private readonly tell: (list: { getEntries: () => unknown[] }) => void) {}
    observe() {
      this.tell({ getEntries: () => names.map((name) => ({ name })) });
    }
    disconnect() {
      return undefined;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  [[], 'Since it was opened: 2 files, all from localhost.'],
  [
    ['https://tracker.example/x.png'],
    'Since it was opened: 3 files, from more than one host: localhost, tracker.example. None of our pages does that.',
  ],
])('What the page has asked for is counted, and any other host called out: %j', async (others, sentence) => {
  haveAskedFor('http://localhost/a.js', ...others);
  await renderPart(<SeeForYourself />, '/cookie-policy');
  expect(part('What this page has asked for').getByText(/^Since/)).toHaveTextContent(sentence);
});

test('Everything stored under the address is listed, also what is not this site’s', async () => {
  haveAskedFor();
  localStorage.setItem('votes', '{"1":"yes"}');
  for (const name of foreignNames) localStorage.setItem(name, 'é');
  await renderPart(<SeeForYourself />, '/cookie-policy');
  const rows = part('What is stored under this address').getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(
    ['votes', ...foreignNames]
      .sort()
      .map((name) => `${name}local storage${name === 'votes' ? '11 bytes' : '2 bytes'}`),
  );
});
