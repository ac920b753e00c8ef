import Box from '@mui/material/Box';
import { group } from 'words/group';
import type { PolicyId } from '../../content/policyIds';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import type { AnswerMode } from './answerModes';

const { lesson: words } = group;

const LessonSheet = lazyPart(async () => (await import('./LessonSheet')).LessonSheet, words.failed);

interface LessonGuideProps {
  /** Empty until enough are picked. */
  readonly policies: readonly PolicyId[];
  readonly answerMode: AnswerMode;
}

export function LessonGuide({ policies, answerMode }: LessonGuideProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <p>{words.text}</p>
      <Disclosure name="lesson" show={words.show} hide={words.hide}>
        <LessonSheet policies={policies} answerMode={answerMode} />
      </Disclosure>
    </Box>
  );
}
