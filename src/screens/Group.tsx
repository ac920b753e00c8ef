import { styled } from '@mui/material/styles';
import { group } from 'words/group';
import { HowToCompare } from '../features/sharing/HowToCompare';
import { CardsForPaper } from '../features/survey/CardsForPaper';
import { CompareGroup } from '../features/classroom/CompareGroup';
import { readClass } from '../features/sharing/classCode';
import { useFragment } from '../lib/useFragment';
import { paths } from '../lib/paths';
import { Disclosure } from '../ui/Disclosure';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';

const { how, lesson } = group;

const LessonSheet = lazyPart(
  async () => (await import('../features/classroom/LessonSheet')).LessonSheet,
  lesson.failed,
);

/** Hidden when the group's result is printed. `LessonSheet` sets the attribute to print this guide for teachers. */
const Lesson = styled(Section)({
  '@media print': { '&:not(:has([data-print-alone]))': { display: 'none' } },
});

export function Group() {
  const { code: classCode, policies } = readClass(useFragment());
  return (
    <Screen words={group} path={paths.group}>
      <CompareGroup />
      <HowToCompare {...how} links={{ [paths.share]: how.share, [paths.compare]: how.compare }} />
      <Lesson id="lesson" title={lesson.heading}>
        <p>{lesson.text}</p>
        <Disclosure show={lesson.show} hide={lesson.hide}>
          <LessonSheet
            classCode={classCode}
            cards={policies && <CardsForPaper key={classCode} policies={policies} />}
          />
        </Disclosure>
      </Lesson>
    </Screen>
  );
}
