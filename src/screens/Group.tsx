import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { group } from 'words/group';
import { CompareGroup } from '../features/group/CompareGroup';
import { paths } from '../paths';
import { Disclosure } from '../ui/Disclosure';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';

const { how, lesson } = group;

const LessonSheet = lazyPart(
  async () => (await import('../features/group/LessonSheet')).LessonSheet,
  lesson.failed,
);

/** One thing of the page may be asked for on paper alone. */
const Page = styled(Screen)({
  '@media print': { '&:has([data-print-alone]) > *:not(:has([data-print-alone]))': { display: 'none' } },
});

const How = styled('section')({
  marginBlockStart: 40,
  '& ol': { margin: '8px 0', paddingInlineStart: 24 },
  '& li': { paddingBlock: 4 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginInlineEnd: 24 },
  '@media print': { 'div:has([data-group-result]) ~ &': { display: 'none' } },
});

/** A guide for those who lead a lesson. */
const Lesson = styled('section')({
  marginBlockStart: 40,
  // On paper it is the sheet alone, and only when the sheet is asked for.
  '@media print': {
    margin: 0,
    '&:not(:has([data-print-alone])), & > *:not([data-print-alone])': { display: 'none' },
  },
});

export function Group() {
  return (
    <Page meta={group.meta} path={paths.group} heading={group.heading} lead={group.lead} leadOnPaper={false}>
      <noscript>
        <Typography>{group.needsScripts}</Typography>
      </noscript>
      <CompareGroup />
      <How aria-labelledby="how-to-compare">
        <Typography variant="h2" id="how-to-compare">
          {how.heading}
        </Typography>
        <ol>
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Link to={paths.share}>{how.share}</Link>
        <Link to={paths.compare}>{how.compare}</Link>
      </How>
      <Lesson aria-labelledby="lesson">
        <Typography variant="h2" id="lesson">
          {lesson.heading}
        </Typography>
        <p>{lesson.text}</p>
        <Disclosure show={lesson.show} hide={lesson.hide}>
          <LessonSheet />
        </Disclosure>
      </Lesson>
    </Page>
  );
}
