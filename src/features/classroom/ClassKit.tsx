import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { group } from 'words/group';
import type { PolicyId } from '../../content/policyIds';
import { classPath, wholeLink } from '../../lib/paths';
import { gutter } from '../../theme/tokens';
import { ButtonRow } from '../../ui/ButtonRow';
import { CopyField } from '../../ui/CopyField';
import { lazyPart } from '../../ui/lazyPart';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { QrFigure } from '../../ui/QrCode';
import { encodeClass } from '../sharing/classCode';
import { goFullScreen, leaveFullScreen } from './goFullScreen';
import { fewestPolicies } from './answerModes';
import type { AnswerMode } from './answerModes';

const { pick: words, lesson } = group;

const ClassCodeView = lazyPart(
  async () => (await import('./ClassCodeView')).ClassCodeView,
  words.fullScreenFailed,
  { isOpenedByPress: true, onLost: leaveFullScreen },
);
const ClassPaper = lazyPart(async () => (await import('./ClassPaper')).ClassPaper, lesson.failed);

interface LargeCodeProps {
  /**
   * When the code was put up, in ms; `undefined` while it is not. The React key of the view: with the same key, a press
   * after a failed download would load nothing.
   */
  readonly codeShownAt: number | undefined;
  readonly onShowCode: () => void;
  readonly onHideCode: () => void;
}

interface ClassKitProps extends LargeCodeProps {
  readonly answerMode: AnswerMode;
  readonly picked: readonly PolicyId[];
  /** Both sides of the picked policies, for paper. */
  readonly cards: ReactNode;
  /** True while nobody is in the group: then the next step of the screen is here. */
  readonly isNext: boolean;
  readonly onCount: () => void;
}

/** What a teacher does and has for the lesson, for each way a class may answer. */
export function ClassKit({ answerMode, picked, cards, isNext, onCount, ...largeCode }: ClassKitProps) {
  const classCode = picked.length >= fewestPolicies ? encodeClass(picked) : undefined;
  const withPhones = answerMode !== 'hands';
  return (
    <Paper
      component="section"
      variant="tonal"
      aria-labelledby="class-kit"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, padding: gutter }}
    >
      <Typography variant="h2" id="class-kit" sx={{ typography: 'h3' }}>
        {words.kit}
      </Typography>
      <NumberedSteps steps={words.steps[answerMode]} />
      {classCode && withPhones && (
        <ClassLink code={classCode} policies={picked.length} isNext={isNext} {...largeCode} />
      )}
      {classCode && (
        <ButtonRow inRail>
          <Button variant={isNext && !withPhones ? 'contained' : 'outlined'} onClick={onCount}>
            {words.count}
          </Button>
        </ButtonRow>
      )}
      {classCode && answerMode !== 'phones' && (
        <ClassPaper picked={picked} answerMode={answerMode} cards={cards} />
      )}
    </Paper>
  );
}

interface ClassLinkProps extends LargeCodeProps {
  readonly code: string;
  readonly policies: number;
  readonly isNext: boolean;
}

function ClassLink({ code, policies, isNext, codeShownAt, onShowCode, onHideCode }: ClassLinkProps) {
  const link = wholeLink(classPath(code));
  return (
    <>
      <QrFigure link={link} words={words.qr} />
      <CopyField inRail text={link} words={words} variant="outlined">
        <Button
          variant={isNext ? 'contained' : 'outlined'}
          onClick={() => {
            onShowCode();
            goFullScreen();
          }}
        >
          {words.fullScreen}
        </Button>
      </CopyField>
      {codeShownAt && (
        <ClassCodeView key={codeShownAt} link={link} policies={policies} onLeave={onHideCode} />
      )}
    </>
  );
}
