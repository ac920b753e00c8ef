import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoCropper } from './PhotoCropper';

test('A cropper tells of what the visitor moved, and not of the middle that it begins with', () => {
  const onCrop = jest.fn();
  const { container } = render(<PhotoCropper picture="blob:photo" onCrop={onCrop} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('There is no picture.');
  fireEvent.load(picture);
  expect(onCrop).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  expect(onCrop).toHaveBeenLastCalledWith(expect.objectContaining({ rotation: 90 }));
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(onCrop).toHaveBeenLastCalledWith(expect.objectContaining({ rotation: 0 }));
});
