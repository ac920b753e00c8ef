import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { decodeQR } from 'qr/decode.js';
import { share } from 'words/share';
import { QrCode } from './QrCode';

const link = 'https://civic.example/compare#v1.AQIMyDlVhw';

/** @returns the modules as drawn: true where the path is dark. */
function drawn(code: HTMLElement): boolean[][] {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const squares =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [];
  const data = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of squares) (data[Number(y)] ?? [])[Number(x)] = true;
  return data;
}

/** @returns what a camera reads, which sees each module as several pixels. */
function read(modules: readonly (readonly boolean[])[]): string {
  const scale = 4;
  const edge = modules.length * scale;
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let at = 0; at < edge * edge; at++) {
    const row = modules[Math.floor(at / edge / scale)];
    if (row?.[Math.floor((at % edge) / scale)]) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width: edge, height: edge, data });
}

test('The code is drawn when asked for, black on white, with a quiet zone and words beside it', async () => {
  const user = userEvent.setup({ delay: null });
  render(<QrCode link={link} words={share.link.qr} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as a QR code' }));
  const code = await screen.findByRole('img', { name: 'QR code of your link' });
  expect(screen.getByText(/^Point another phone’s camera at the code/)).toBeVisible();

  const data = drawn(code);
  expect(read(data)).toBe(link);
  const edge = [data.slice(0, 4), data.slice(-4), data.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  expect(edge.flat(2)).not.toContain(true);
  expect(data[4]?.slice(4, 13)).toEqual([true, true, true, true, true, true, true, false, expect.anything()]);
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff');
  expect(code.querySelector('path')).toHaveAttribute('fill', '#000');

  await user.click(screen.getByRole('button', { name: 'Hide the QR code' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
