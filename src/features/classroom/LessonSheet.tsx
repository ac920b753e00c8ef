import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lesson as words } from 'words/lesson';
import type { PolicyId } from '../../content/policyIds';
import { classPath, wholeLink } from '../../lib/paths';
import { usePrintAlone } from '../../lib/usePrintAlone';
import { onScreen } from '../../theme/tokens';
import { ButtonRow } from '../../ui/ButtonRow';
import { Named } from '../../ui/Named';
import { QrFigure } from '../../ui/QrCode';
import { encodeClass } from '../sharing/classCode';
import { ParentLetter } from './ParentLetter';
import type { AnswerMode } from './answerModes';

interface LessonSheetProps {
  readonly answerMode: AnswerMode;
  /** Empty until enough are picked: a request to pick some then replaces the code. */
  readonly policies: readonly PolicyId[];
}

const column = {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

export function LessonSheet({ policies, answerMode }: LessonSheetProps) {
  const { qr, every, parts } = words;
  const link = policies.length > 0 && wholeLink(classPath(encodeClass(policies)));
  const [alone, print] = usePrintAlone<'guide'>();
  const by = words.by[answerMode];
  return (
    <>
      <Box
        data-guide
        data-print-alone={alone !== undefined || undefined}
        sx={{
          ...column,
          [onScreen.from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '64px' },
        }}
      >
        <Box sx={column}>
          <Typography variant="h3">{words.heading}</Typography>
          <p>
            {every.forWhom} {by.need} {every.copies}
          </p>
          <p>
            {words.why} {words.times}
          </p>
          {answerMode !== 'hands' && !link && <p>{words.pickFirst}</p>}
          {answerMode !== 'hands' && link && (
            <QrFigure
              link={link}
              words={{ label: qr.label, failed: `${qr.failed} ${link}`, text: `${qr.text} ${link}` }}
            />
          )}
          <Steps heading={parts.before} steps={[...every.before, ...by.before, every.tell]} />
          <Steps heading={parts.during} steps={by.during} />
        </Box>
        <Box sx={column}>
          <Steps heading={parts.after} steps={[every.after, ...by.after]} />
          <Steps heading={words.privacy.heading} steps={[...by.points, ...every.points]} />
          <ParentLetter answerMode={answerMode} policies={policies} />
        </Box>
      </Box>
      <ButtonRow>
        <Button variant="outlined" onClick={() => print('guide')}>
          {words.print}
        </Button>
      </ButtonRow>
    </>
  );
}

function Steps({ heading, steps }: { readonly heading: string; readonly steps: readonly string[] }) {
  return (
    <section>
      <Typography variant="label" component="h4" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Named text={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}
