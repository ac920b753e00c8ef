import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { AnswerBars } from '../votes/AnswerBars';
import { AnswerStrip } from '../votes/AnswerStrip';
import { selectProgress } from '../votes/votesSlice';

const words = myAnswers.picture;

/** The same height before and after the stored answers are loaded, so that the table below does not shift. */
const Panel = styled(Paper)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 336,
  padding: 'clamp(22px, 4vw, 32px)',
  '@media (max-width: 560px)': { minHeight: 386 },
  '@media print': { minHeight: 0, padding: 0, border: 0, breakInside: 'avoid' },
}) as typeof Paper;

/** The visitor's answers as bars by answer, and as a strip by policy. */
export function AnswersPicture() {
  const { answered } = useAppSelector(selectProgress);
  const all = policyIds.length;
  return (
    <Panel component="section" aria-label={words.label}>
      {answered === 0 ? (
        <NoAnswers />
      ) : (
        <div>
          <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 2 }}>
            {words.answered(answered, all)}
          </Typography>
          <AnswerBars />
          <AnswerStrip />
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
            {words.strip(all)}
          </Typography>
        </div>
      )}
    </Panel>
  );
}

/**
 * The prerendered page knows no answers. If the inline script found stored ones, this panel stays empty until they
 * are loaded, so that "no answers" does not flash.
 */
const Unknown = styled(EmptyState)({ 'html[data-answers] &': { display: 'none' } });

/** An empty ballot box and the way to fill it. */
function NoAnswers() {
  return (
    <Unknown>
      <svg viewBox="0 0 148 96" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <path d="M50 46 56 8l42 6-5 32z" strokeDasharray="5 6" />
        <path d="m66 24 22 3M64 34l14 2" strokeDasharray="5 6" />
        <path className="front" d="M22 46h104v44H22zM14 46h120" />
        <path className="front" d="M48 46h52" strokeWidth="5" />
        <path d="M58 70h32" />
      </svg>
      <h2>{myAnswers.empty.heading}</h2>
      <p>{myAnswers.empty.text}</p>
      <Button variant="contained" component={Link} to={paths.surveys}>
        {myAnswers.empty.link}
      </Button>
    </Unknown>
  );
}
