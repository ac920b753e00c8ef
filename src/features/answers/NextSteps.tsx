import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../lib/officialSites';
import { paths } from '../../lib/paths';
import { WayCard } from '../../ui/WayCard';

const { steps } = myAnswers;

const ways = [
  { to: paths.letter, ...steps.write },
  { to: paths.share, ...steps.share },
  { to: paths.compare, ...steps.compare },
  { to: paths.group, ...steps.group },
  { to: paths.education, ...steps.education },
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
        {ways.map((way) => (
          <WayCard key={way.to} {...way} />
        ))}
        <WayCard to={voteSite} {...steps.register} isExternal />
      </Box>
    </Box>
  );
}
