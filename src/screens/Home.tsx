import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { home } from 'words/home';
import { AllDone } from '../features/answers/AllDone';
import { AnswersSoFar } from '../features/answers/AnswersSoFar';
import { RegisterToVote } from '../features/membership/RegisterToVote';
import { NextQuestion } from '../features/survey/NextQuestion';
import { ComeBack } from '../features/survey/ComeBack';
import { selectFirstOpen } from '../features/answers/votesSlice';
import { useDeferredSelector } from '../lib/hooks';
import { paths } from '../lib/paths';
import { color } from '../theme/palette';
import { from } from '../theme/tokens';
import { icon } from '../ui/icons';
import { PageHead } from '../ui/Screen';
import { voiceShape } from '../ui/voiceShape';
import { WayList } from '../ui/WayList';

/**
 * On a phone the question and its answers come right after the title, so that they are in its first window. In a wide
 * window the bubble's tail points at the question, whose place is kept until bubble and ways, which follow it in the page,
 * have arrived.
 */
const hero = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"title" "question" "voice" "ways"',
  rowGap: '16px',
  [from('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateAreas: '"title title" "question question" "voice ways"',
    columnGap: '32px',
  },
  [from('lg')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    gridTemplateRows: '1fr minmax(10.5rem, auto)',
    gridTemplateAreas: '"title voice" "ways voice" "question question"',
    columnGap: '48px',
    '&::before': {
      content: "''",
      gridArea: 'voice',
      aspectRatio: `${voiceShape.width} / ${voiceShape.height}`,
    },
  },
} as const;

export function Home() {
  return (
    <>
      <PageHead {...home.meta} path={paths.home} />
      <Box
        sx={{
          paddingBlock: { xs: 5, lg: 6 },
          background: `linear-gradient(${color('tint')}, ${color('page')})`,
        }}
      >
        <Container sx={hero}>
          <Box sx={{ gridArea: 'title', alignSelf: { lg: 'end' } }}>
            <Typography variant="display" tabIndex={-1}>
              {home.heading}
            </Typography>
            <Typography variant="lead" sx={{ marginBlockStart: 2 }}>
              {home.lead}
            </Typography>
          </Box>
          <Box sx={{ gridArea: 'question' }}>
            <NextQuestion done={<AllDone />} />
          </Box>
          <Box sx={{ gridArea: 'voice' }}>
            <AnswersSoFar>
              <ComeBack />
            </AnswersSoFar>
          </Box>
          <Box sx={{ gridArea: 'ways', marginBlock: { xs: 4, lg: '8px 16px' } }}>
            <Ways />
          </Box>
        </Container>
      </Box>
      <Container>
        <Blurbs />
        <Doors />
        <RegisterToVote />
      </Container>
    </>
  );
}

/** Once all is answered, the question's sheet says what is next. */
function Ways() {
  const isOpen = useDeferredSelector((state) => selectFirstOpen(state) !== undefined);
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 5 }}>
        {home.tagline} {home.promise}
      </Typography>
      <Stack data-screen-only sx={{ flexFlow: 'row wrap', gap: 3 }}>
        <Button
          variant={isOpen ? 'contained' : 'outlined'}
          size="large"
          href={paths.surveys}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {home.buttons.takeSurvey}
        </Button>
        <Button
          variant="outlined"
          size="large"
          href={paths.register}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {home.buttons.joinCommunity}
        </Button>
      </Stack>
    </>
  );
}

/** In the order of the blurbs: an eye that sees nothing, two people, a book. */
const BlurbIcons = [
  icon(
    'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM12.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 1 1 4.4 0M4 16 16 4',
  ),
  icon(
    'M10.1 6.9a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 1 1 5.2 0M2.5 16.5a5 5 0 0 1 10 0M12.6 4.8a2.3 2.3 0 1 1 .6 4.5M14.2 11.6a4.6 4.6 0 0 1 3.3 4.9',
  ),
  icon(
    'M10 5.8C8.5 4.6 6 4.2 3 4.5v10.4c3-.3 5.5.1 7 1.3 1.5-1.2 4-1.6 7-1.3V4.5c-3-.3-5.5.1-7 1.3zM10 5.8v10.4',
  ),
] as const;

function Blurbs() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
        gap: 5,
        marginBlockStart: { xs: 7, md: 8 },
      }}
    >
      {home.blurbs.map(({ title, text }, at) => {
        const Icon = BlurbIcons[at];
        return (
          <Card key={title}>
            <CardContent>
              <Box sx={{ typography: 'h2', lineHeight: 1, color: 'primary.main' }}>{Icon && <Icon />}</Box>
              <Typography variant="h3" component="h2" sx={{ marginBlock: 2 }}>
                {title}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
          </Card>
        );
      })}
    </Box>
  );
}

/** For whoever was sent here by somebody. */
function Doors() {
  return (
    <Box
      component="section"
      data-screen-only
      aria-labelledby="sent-here"
      sx={{ marginBlockStart: { xs: 7, md: 8 } }}
    >
      <Typography variant="h2" id="sent-here">
        {home.doors.heading}
      </Typography>
      <WayList
        twoColumns
        ways={[
          { href: paths.compare, label: home.doors.friend },
          { href: paths.group, label: home.doors.group },
        ]}
      />
    </Box>
  );
}
