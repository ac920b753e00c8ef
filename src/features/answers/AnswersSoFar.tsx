import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { surveys } from 'words/surveys';
import { tiles } from 'words/tiles';
import { policyIds } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { from } from '../../theme/tokens';
import { ArrowLink } from '../../ui/ArrowLink';
import { OwnVoice } from './OwnVoice';
import { selectFirstOpen, selectIsUnderWay, selectProgress } from './votesSlice';

/** Words that begin further left would lie on the bubble's tail, whose root is a fifth of the drawing wide. */
const besideTail = '22%';

/**
 * Without this height an answer, which may bring more words, would move what is below. On a phone the count and each link
 * take a row.
 */
const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: 16,
  minBlockSize: 132,
  marginBlockStart: -32,
  paddingInlineStart: besideTail,
  [from('sm')]: { minBlockSize: 88 },
  // In the height of the tail, so that its tip is near to what is below.
  [from('lg')]: { marginBlockStart: -48, marginBlockEnd: 16 },
});

/** Both links in one line, beside the count or, where that has no room for two, below it. */
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 16 });

/** The drawing of the answers, how many there are, and the ways on from them. */
export function AnswersSoFar({ children }: { readonly children: ReactNode }) {
  return (
    <div>
      <OwnVoice asked={useDeferredSelector(selectFirstOpen)} />
      <Line>
        <Standing>{children}</Standing>
      </Line>
    </div>
  );
}

function Standing({ children }: { readonly children: ReactNode }) {
  const { answered } = useAppSelector(selectProgress);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  return (
    <>
      <Typography
        variant="note"
        sx={{
          display: 'flex',
          alignItems: 'center',
          // As high as the links beside it.
          minBlockSize: 44,
          fontWeight: 650,
          flexBasis: { xs: '100%', sm: 'auto' },
        }}
        data-count=""
        suppressHydrationWarning
      >
        {surveys.progress(answered, policyIds.length)}
      </Typography>
      <Links>
        {isUnderWay ? (
          <Typography variant="note" data-screen-only sx={{ paddingBlock: 3, fontWeight: 650 }}>
            <Link href={paths.myAnswers}>{tiles.some.see}</Link>
            {` ${tiles.some.or} `}
            <Link href={paths.share}>{tiles.some.send}</Link>
          </Typography>
        ) : (
          <ArrowLink isSmall data-screen-only href={paths.myAnswers}>
            {surveys.myAnswers}
          </ArrowLink>
        )}
        {children}
      </Links>
    </>
  );
}
