import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ExternalLink } from './ExternalLink';
import { WayList } from './WayList';

test('A link from a page in another language says where the page it leads to is in English', () => {
  render(
    <>
      <ExternalLink href="https://www.congress.gov/bill/119th-congress/house-bill/18">Congreso</ExternalLink>
      <ExternalLink href="https://vote.gov/es">Votar</ExternalLink>
      <ExternalLink href="https://www.senate.gov/">
        <strong>Sitio web (en inglés)</strong> de Ana
      </ExternalLink>
    </>,
  );
  const [congress, vote, saysSo] = screen.getAllByRole('link');
  expect(congress).toHaveAccessibleName('Congreso (en inglés, se abre en una pestaña nueva)');
  expect(congress).toHaveAttribute('hreflang', 'en');
  expect(vote).toHaveAccessibleName('Votar (se abre en una pestaña nueva)');
  expect(vote).not.toHaveAttribute('hreflang');
  expect(saysSo).toHaveAccessibleName('Sitio web (en inglés) de Ana (se abre en una pestaña nueva)');
});

test('A row that says which language its site is in says it once', () => {
  render(
    <WayList
      ways={[
        { kind: 'site', href: 'https://www.senate.gov/', label: 'Encuentre a sus senadores (en inglés)' },
      ]}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Encuentre a sus senadores (en inglés) (se abre en una pestaña nueva)',
  );
});
