import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { CallCard } from './CallCard';

const member = {
  id: 'Q',
  name: 'Ada Quillby',
  last: 'Quillby',
  state: 'WA',
  end: '2031-01-03',
  asOf: '2026-07-15',
  phone: '202-224-0000',
};

test.each([
  [80, 'said to take half a minute', 2],
  [81, 'not said to: it takes longer', 0],
])('A call of %d words, to the Capitol or to a member, is %s', async (words, _, times) => {
  const card = {
    text: Array.from({ length: words }, () => 'word').join(' '),
    lang: undefined,
    meaning: undefined,
  };
  await renderPart(
    <>
      <CallCard {...card} member={undefined} />
      <CallCard {...card} member={member} />
    </>,
  );
  expect(screen.getAllByText(/voicemail will take your message\./)).toHaveLength(2);
  expect(screen.queryAllByText(/half a minute/)).toHaveLength(times);
});
