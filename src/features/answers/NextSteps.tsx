import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../lib/officialSites';
import { paths } from '../../lib/paths';
import { WayCard } from './WayCard';

const { steps } = myAnswers;

const ways = [
  { href: paths.letter, ...steps.write },
  { href: paths.share, ...steps.share },
  { href: paths.compare, ...steps.compare },
  { href: paths.group, ...steps.group },
  { href: paths.education, ...steps.education },
];

export function NextSteps() {
  return (
    <Box
      component="nav"
      data-screen-only
      aria-labelledby="next-steps"
      sx={{ marginBlockStart: { xs: 7, md: 8 } }}
    >
      <Typography variant="h2" id="next-steps" sx={{ marginBlockEnd: 4 }}>
        {steps.heading}
      </Typography>
      <Box
        component="ul"
        role="list"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          gap: { xs: 3, md: 5 },
        }}
      >
        {[...ways, { href: voteSite, ...steps.register, isExternal: true }].map((way) => (
          <li key={way.href}>
            <WayCard {...way} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
