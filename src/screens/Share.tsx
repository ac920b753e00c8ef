import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { ShareAnswers } from '../features/sharing/ShareAnswers';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';
import { CardLinks } from '../ui/cards';
import { Stack } from '../ui/layout';

export function Share() {
  const { more } = share;
  return (
    <Screen words={share} path={paths.share}>
      <Stack gap={32}>
        <ShareAnswers />
        <CardLinks data-screen-only role="list">
          <li>
            <Link to={paths.compare}>{more.compare}</Link>
          </li>
          <li>
            <Link to={paths.letter}>{more.letter}</Link>
          </li>
          <li>
            <Link to={paths.myAnswers}>{more.answers}</Link>
          </li>
        </CardLinks>
      </Stack>
    </Screen>
  );
}
