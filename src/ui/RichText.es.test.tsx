import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

test('The English name of a law in a sentence is marked as English', () => {
  render(<RichText text="La Protection of Pupil Rights Amendment limita las encuestas." />);
  expect(screen.getByText('Protection of Pupil Rights Amendment')).toHaveAttribute('lang', 'en');
});
