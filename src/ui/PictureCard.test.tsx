import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PictureCard } from './PictureCard';

test('A picture that is saved before its typefaces have come is saved once it is drawn', async () => {
  const drawn: string[] = [];
  const saved: string[][] = [];
  const context = { fillText: (words: string) => drawn.push(words), fillRect: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() =>
    Object.assign(context, { measureText: () => ({ width: 0 }) })) as never;
  HTMLCanvasElement.prototype.toBlob = (take) => {
    saved.push([...drawn]);
    take(new Blob());
  };
  Object.assign(URL, { createObjectURL: () => '#' });
  let come: () => void = () => undefined;
  const typefaces = new Promise<FontFace[]>((resolve) => (come = () => resolve([])));
  jest.spyOn(document.fonts, 'load').mockReturnValue(typefaces);
  const picture = { title: 'Where I stand', rows: [], note: '', alt: 'Where I stand.' };
  render(<PictureCard heading="Picture" fileName="picture.png" picture={picture} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(screen.queryByText(/^Your picture is ready/)).not.toBeInTheDocument();
  act(() => come());
  expect(await screen.findByText(/^Your picture is ready/)).toBeVisible();
  expect(saved).toEqual([drawn]);
  expect(drawn).toContain('Where I stand');
});
