import { Link } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { HeroStanding } from '../../ui/hero';
import { OwnVoice } from './OwnVoice';
import { selectProgress } from './votesSlice';

/** The drawing of the answers, and how many there are. */
export function AnswersSoFar() {
  return (
    <div>
      <OwnVoice />
      <Standing />
    </div>
  );
}

/** A component of its own, so that an answer does not render the drawing before the pressed button is painted. */
function Standing() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <HeroStanding>
      <p data-count="" suppressHydrationWarning>
        {surveys.progress(answered, policyIds.length)}
      </p>
      <Link data-screen-only to={paths.myAnswers}>
        {surveys.myAnswers}
      </Link>
    </HeroStanding>
  );
}
