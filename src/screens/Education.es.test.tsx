import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sources } from '../content/sources/education';
import { renderPart } from '../test/renderPart';
import { Education } from './Education';

test('The education screen says in which language its sources are, for screen readers in another one', async () => {
  await renderPart(<Education />, '/education');
  for (const { title, publisher } of Object.values(sources)) {
    expect(screen.getByText(title)).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText(`· ${publisher}`)[0]).toHaveAttribute('lang', 'en');
  }
});
