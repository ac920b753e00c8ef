import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { glossary } from 'words/glossary';
import { sources } from '../content/sources/education';
import { renderPart } from '../test/renderPart';
import { Education } from './Education';

const phases = [
  ['Initial phase', ['Bill writing', 'Committee reviews', 'Lobbyist influence']],
  ['Middle phase', ['House consideration', 'Senate deliberation', 'Amendments']],
  ['Final phase', ['Conference committee', 'Final votes', 'Presidential action']],
] as const;

describe('The education screen', () => {
  test('tells state and federal laws apart', async () => {
    await renderPart(<Education />, '/education');
    expect(screen.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'State versus federal laws' }));
    for (const name of ['Only federal', 'Mainly state', 'Shared']) {
      const list = section.getByRole('heading', { level: 3, name }).nextElementSibling as HTMLElement;
      expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(2);
    }
  });

  test('draws three phases in order, each a numbered path of its three steps', async () => {
    await renderPart(<Education />, '/education');
    const headings = screen.getAllByRole('heading', { level: 3, name: / phase$/ });
    expect(headings.map((heading) => heading.textContent)).toEqual(phases.map(([name]) => name));
    for (const [name, steps] of phases) {
      const path = within(within(screen.getByRole('region', { name })).getByRole('list'));
      const heads = path.getAllByRole('heading', { level: 4 });
      expect(heads).toHaveLength(steps.length);
      for (const [place, head] of heads.entries()) expect(head).toHaveAccessibleName(steps[place] ?? '');
    }
  });

  test('tells the whole path first: five stations, each with a part for citizens, four of them with an end', async () => {
    await renderPart(<Education />, '/education');
    const stations = within(screen.getByRole('list', { name: 'From an idea to a law' })).getAllByRole(
      'listitem',
    );
    expect(stations.map((station) => station.querySelector('strong')?.textContent)).toEqual([
      'An idea',
      'The House',
      'The Senate',
      'The President',
      'A law',
    ]);
    for (const station of stations) expect(station).toHaveTextContent(/Your voice: \w+/);
    expect(stations.map((station) => /Ends here: \w+/.test(station.textContent))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts.indexOf('How a bill becomes a federal law')).toBeLessThan(
      parts.indexOf('State versus federal laws'),
    );
  });

  test('draws a hundred bills of which two become law, says what is not to scale, and names its source', async () => {
    await renderPart(<Education />, '/education');
    const figure = screen.getByRole('figure');
    for (const drawing of figure.querySelectorAll('svg')) {
      const [bills, laws] = [':not([data-walls])', '[data-law]'].map((kind) =>
        Array.from(drawing.querySelectorAll(`path${kind}`), (path) => path.getAttribute('d') ?? '')
          .join('')
          .match(/M/g),
      );
      expect(bills).toHaveLength(100);
      expect(laws).toHaveLength(2);
    }
    expect(within(figure).getByRole('link', { name: /1 to 2 of every 100 bills/ })).toBeVisible();
    expect(figure).toHaveTextContent('not to scale');
  });

  test('leads teachers to the page for classes', async () => {
    await renderPart(<Education />, '/education');
    expect(screen.getByRole('link', { name: /^Compare as a group, with a lesson/ })).toHaveAttribute(
      'href',
      '/group',
    );
  });

  test('says at every step where bills stop and what a citizen can do', async () => {
    await renderPart(<Education />, '/education');
    for (const [name, steps] of phases) {
      const phase = within(screen.getByRole('region', { name }));
      expect(phase.getAllByText('Where bills stop')).toHaveLength(steps.length);
      expect(phase.getAllByText('Your voice')).toHaveLength(steps.length);
    }
  });

  test('admits that citizens have minimal direct input', async () => {
    await renderPart(<Education />, '/education');
    const notice = screen.getByRole('complementary', { name: 'Your part in the process' });
    expect(notice).toHaveTextContent('citizens have minimal direct input');
  });

  test.each([
    ['Contact Your Representatives', ['www.house.gov', 'www.senate.gov', 'www.usa.gov']],
    ['Track Legislation', ['www.congress.gov']],
  ])('shows the way from %s to the official sites', async (name, hosts) => {
    await renderPart(<Education />, '/education');
    const heading = screen.getByRole('heading', { level: 3, name });
    expect(screen.getByRole('region', { name: 'Getting Involved' })).toContainElement(heading);
    const links = within(heading.parentElement ?? heading).getAllByRole<HTMLAnchorElement>('link', {
      name: /\(opens in a new tab\)$/,
    });
    expect(links.map((link) => link.hostname)).toEqual(expect.arrayContaining(hosts));
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('leads to the letter screen', async () => {
    await renderPart(<Education />, '/education');
    const link = screen.getByRole('link', { name: 'Write a letter or a call script here' });
    expect(link).toHaveAttribute('href', '/letter');
  });

  test('explains every term in the glossary', async () => {
    await renderPart(<Education />, '/education');
    const section = within(screen.getByRole('region', { name: 'Glossary' }));
    const terms = section.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(glossary.map(({ term }) => term));
    expect(section.getAllByRole('definition')).toHaveLength(terms.length);
  });

  test('names its sources and when they were checked', async () => {
    await renderPart(<Education />, '/education');
    expect(
      screen.getByText(/^Sources · Facts as of [A-Z][a-z]+ 20\d\d\. Later changes are not included\.$/),
    ).toBeVisible();
  });

  test('names its sources in the language of the page', async () => {
    await renderPart(<Education />, '/education');
    for (const { title, publisher } of Object.values(sources)) {
      expect(screen.getByText(title)).toBeInTheDocument();
      expect(screen.getAllByText(`· ${publisher}`)[0]).not.toHaveAttribute('lang');
    }
  });
});
