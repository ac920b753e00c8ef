import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { share } from '../content/en/share';
import { ShareAnswers } from '../features/share/ShareAnswers';
import { paths } from '../paths';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

const More = styled('ul')({
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 8, fontWeight: 650 },
  '@media print': { display: 'none' },
});

export function Share() {
  const { more } = share;
  return (
    <Container maxWidth="md">
      <PageHead {...share.meta} path={paths.share} />
      <ScreenTitle>{share.heading}</ScreenTitle>
      <Lead>{share.lead}</Lead>
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
    </Container>
  );
}
