import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { ShareAnswers } from '../features/share/ShareAnswers';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

const More = styled('ul')({
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 },
  '@media print': { display: 'none' },
});

export function Share() {
  const { more } = share;
  return (
    <Screen meta={share.meta} path={paths.share} heading={share.heading} lead={share.lead}>
      <noscript>
        <Typography>{share.needsScripts}</Typography>
      </noscript>
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
