import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { ShareAnswers } from '../features/sharing/ShareAnswers';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';
import { CardLinks } from '../ui/cards';

const More = styled(CardLinks)({ marginBlockStart: 32, '@media print': { display: 'none' } });

export function Share() {
  const { more } = share;
  return (
    <Screen words={share} path={paths.share}>
      <ShareAnswers />
      <More role="list">
        <li>
          <Link to={paths.compare}>{more.compare}</Link>
        </li>
        <li>
          <Link to={paths.letter}>{more.letter}</Link>
        </li>
        <li>
          <Link to={paths.myAnswers}>{more.answers}</Link>
        </li>
      </More>
    </Screen>
  );
}
