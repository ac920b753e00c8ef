import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../officialSites';
import { answersId, paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { color } from '../../ui/palette';

const words = myAnswers.steps;

const Nav = styled('nav')({ marginBlockStart: 32, '@media print': { display: 'none' } });

/** One under the other, joined by a line; a row of cards would break where a phone begins. */
const Steps = styled('ol')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    minHeight: 44,
    paddingBlockEnd: 16,
    paddingInlineStart: 44,
    counterIncrement: 'step',
  },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: '50%',
    background: color('primary'),
    color: color('onPrimary'),
    fontSize: '0.9375rem',
    fontWeight: 700,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '& li:not(:last-child)::after': {
    content: "''",
    position: 'absolute',
    insetInlineStart: 14,
    insetBlock: '34px 4px',
    borderInlineStart: `2px solid ${color('hairline')}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 31, fontWeight: 650 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44, marginBlock: -6 } },
  '& p': { margin: 0, color: color('muted'), fontSize: '0.9375rem', lineHeight: 1.45 },
});

/** The ways on from one's answers, each with what one gets. */
export function NextSteps() {
  return (
    <Nav aria-labelledby="next-steps">
      <Typography variant="h3" component="h2" id="next-steps">
        {words.heading}
      </Typography>
      <Steps role="list">
        <li>
          <Link to={`#${answersId}`}>{words.star.title}</Link>
          <p>{words.star.text}</p>
        </li>
        <li>
          <Link to={paths.letter}>{words.write.title}</Link>
          <p>{words.write.text}</p>
        </li>
        <li>
          <Link to={paths.share}>{words.share.title}</Link>
          <p>{words.share.text}</p>
        </li>
        <li>
          <Link to={paths.compare}>{words.compare.title}</Link>
          <p>{words.compare.text}</p>
        </li>
        <li>
          <Link to={paths.group}>{words.group.title}</Link>
          <p>{words.group.text}</p>
        </li>
        <li>
          <ExternalLink href={voteSite} newTabHint={words.newTabHint}>
            {words.register.title}
          </ExternalLink>
          <p>{words.register.text}</p>
        </li>
      </Steps>
    </Nav>
  );
}
