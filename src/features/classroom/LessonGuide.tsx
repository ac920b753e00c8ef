import Box from '@mui/material/Box';
import { group } from 'words/group';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import type { Way } from './ways';

const { lesson: words } = group;

const LessonSheet = lazyPart(async () => (await import('./LessonSheet')).LessonSheet, words.failed);

interface LessonGuideProps {
  /** Empty until enough policies are picked. */
  readonly classCode: string;
  readonly way: Way;
}

export function LessonGuide({ classCode, way }: LessonGuideProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <p>{words.text}</p>
      <Disclosure name="lesson" show={words.show} hide={words.hide}>
        <LessonSheet classCode={classCode} way={way} />
      </Disclosure>
    </Box>
  );
}
