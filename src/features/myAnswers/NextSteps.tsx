import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../officialSites';
import { answersId, paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { NumberedSteps, StepNumber } from '../../ui/NumberedSteps';
import { color } from '../../ui/palette';

const words = myAnswers.steps;

const links = [
  { to: `#${answersId}`, ...words.star },
  { to: paths.letter, ...words.write },
  { to: paths.share, ...words.share },
  { to: paths.compare, ...words.compare },
  { to: paths.group, ...words.group },
];

const Steps = styled(NumberedSteps)({
  marginBlockStart: 12,
  '& > li:last-child::after': { display: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 650 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44, marginBlock: -6 } },
  '& p': { margin: 0, color: color('muted'), fontSize: '0.9375rem', lineHeight: 1.45 },
});

/** The ways on from one's answers, each with what one gets. */
export function NextSteps() {
  return (
    <Box component="nav" aria-labelledby="next-steps" sx={{ marginBlockStart: 4, displayPrint: 'none' }}>
      <Typography variant="h3" component="h2" id="next-steps">
        {words.heading}
      </Typography>
      <Steps role="list">
        {links.map(({ to, title, text }, index) => (
          <li key={to}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <StepNumber aria-hidden="true">{links.length + 1}</StepNumber>
          <ExternalLink href={voteSite} newTabHint={words.newTabHint}>
            {words.register.title}
          </ExternalLink>
          <p>{words.register.text}</p>
        </li>
      </Steps>
    </Box>
  );
}
