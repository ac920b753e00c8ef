import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { register } from 'words/register';
import { renderPart } from '../../test/renderPart';
import { somePhoto } from '../../test/someMember';
import { PhotoField } from './PhotoField';
import { PhotoPreparation } from './photoPreparation';

jest.mock('./PhotoCropper', () => {
  throw new Error('the chunk is gone');
});

// Between the two tries to fetch the code lies a second.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('A photo whose cropper cannot be fetched is shown as it will be saved, and why it cannot be moved is said', async () => {
  const photo = somePhoto('me.jpg');
  await renderPart(
    <PhotoField
      preparation={new PhotoPreparation(null)}
      entry={{ step: 'ready', photo, advice: [], preview: 'blob:preview' }}
      problem={undefined}
    />,
  );
  expect(screen.queryByText(register.photo.crop.failed)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent(register.photo.crop.failed);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photo.dataUrl);
});
