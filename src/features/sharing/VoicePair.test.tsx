import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { bubbleShape } from '../../ui/voiceShape';
import { VoicePair } from './VoicePair';

test('Two facing bubbles join the cells that agree, and show no answer that is hidden', () => {
  const { container } = render(
    <VoicePair
      names={['You', 'Eva']}
      policies={[
        { id: '2', mine: 'yes', theirs: 'yes', isShared: true },
        { id: '5', mine: 'yes', theirs: 'no', isShared: false },
        { id: '9', mine: undefined, theirs: 'hidden', isShared: false },
      ]}
    />,
  );
  const cells = [...container.querySelectorAll<SVGElement>('[data-tile]')];
  expect(cells.map(({ dataset }) => [dataset.tile, dataset.answer])).toEqual([
    ['2', 'yes'],
    ['5', 'yes'],
    ['9', undefined],
    ['2', 'yes'],
    ['5', 'no'],
    ['9', undefined],
  ]);
  const bridges = [...container.querySelectorAll<SVGElement>('[data-bridge]')];
  expect(bridges.map(({ dataset }) => dataset.bridge)).toEqual(['2']);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([undefined, 'x', 'y'] as const)(
  'Cells of a bubble mirrored by %s run from left to right',
  (mirror) => {
    const { middles } = bubbleShape({ count: 3, corner: 44, mirror });
    const lefts = middles.map(({ x }) => x);
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  },
);
