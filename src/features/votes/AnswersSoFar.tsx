import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { home } from '../../content/en/home';
import { policyIds } from '../../content/policyIds';
import { paths } from '../../paths';
import { color } from '../../ui/palette';
import { surface } from '../../ui/surface';
import { selectConsent } from '../consent/consentSlice';
import { selectIsSavingFailing } from '../saving/savingSlice';
import { answers } from './votesDocument';
import { selectProgress } from './votesSlice';

const Card = styled('section')({
  padding: 24,
  ...surface,
  '& h2': { margin: '0 0 12px', font: 'inherit', fontWeight: 700 },
});

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '10px 16px',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dd': {
    display: 'grid',
    gridTemplateColumns: '1fr 2ch',
    alignItems: 'center',
    gap: 16,
    margin: 0,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Drawn as SVG: a `style` attribute in the prerendered page would be refused by its Content Security Policy. */
const Bar = styled('svg')({
  width: '100%',
  height: 12,
  borderRadius: 6,
  background: color('track'),
  '& rect': { height: '100%' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '& rect': { fill: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const Note = styled('p')({ margin: '14px 0 0', color: color('muted'), fontSize: '0.9375rem' });

const SeeAll = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.9375rem',
});

/** The visitor's own answers as bars, beside the hero. Never a poll: nobody else's answers exist here. */
export function AnswersSoFar() {
  const { answered, left, byAnswer } = useAppSelector(selectProgress);
  const declined = useAppSelector(selectConsent) === 'declined';
  const failing = useAppSelector(selectIsSavingFailing);
  const words = home.progress;

  const progress = answered === 0 ? words.none : left === 0 ? words.complete : words.left(left);
  const kept = declined || failing ? words.keptInTab : words.savedOnDevice;
  return (
    <Card aria-labelledby="answers-so-far">
      <h2 id="answers-so-far">{words.title}</h2>
      <Rows>
        {answers.map((answer) => (
          <div key={answer}>
            <dt>{words[answer]}</dt>
            <dd>
              <Bar aria-hidden="true">
                <rect width={`${(byAnswer[answer] / policyIds.length) * 100}%`} fill={color(answer)} />
              </Bar>
              {byAnswer[answer]}
            </dd>
          </div>
        ))}
      </Rows>
      <Note>
        {progress} · {kept}
      </Note>
      <SeeAll to={paths.myAnswers}>{words.seeAll}</SeeAll>
    </Card>
  );
}
