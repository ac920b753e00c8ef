import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import { firstStepAfter, stepTimeline, stepTimelines } from '../features/education/gateInView';
import { GettingInvolved } from '../features/education/GettingInvolved';
import { Glossary, GlossaryTerm } from '../features/education/Glossary';
import { PhasePath } from '../features/education/PhasePath';
import { RiverOfBills } from '../features/education/RiverOfBills';
import { StateAndFederal } from '../features/education/StateAndFederal';
import { MarkersContext, Paragraphs, RichText } from '../ui/RichText';
import { Sources } from '../ui/Sources';
import { paths } from '../lib/paths';
import { onScreen, width } from '../theme/tokens';
import { Screen, ScreenHead } from '../ui/Screen';
import { Section } from '../ui/Section';
import { WayList } from '../ui/WayList';

/** The drawing is wider than what usually stands beside text; where both have too little room, they share it. */
const riverWidth = 'min(27.5rem, (100% - 48px) / 2)';

/**
 * Beside the title and the steps in wide windows. Out of the flow: in the page it stands after the title and before the
 * steps, for phones and for whoever reads by ear, so a column of its own could not begin as high as the title.
 */
const besideSteps = {
  mb: 6,
  [onScreen.from('lg')]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: riverWidth,
    mt: 7,
    mb: 0,
  },
} as const;

const river = {
  [onScreen.upTo('md')]: { maxInlineSize: 440 },
  [onScreen.from('lg')]: { position: 'sticky', insetBlockStart: 24 },
} as const;

/** Below each other, from the top of the column. */
const paragraphs = { display: 'grid', gap: '12px', alignContent: 'start' } as const;

const markers = { links: education.links, Term: GlossaryTerm };

export function Education() {
  const { process, notice } = education;
  return (
    <Screen words={{ meta: education.meta }} path={paths.education} wide>
      <MarkersContext value={markers}>
        <Box sx={{ ...stepTimelines, [onScreen.from('lg')]: { position: 'relative' } }}>
          <Box
            sx={{
              [onScreen.from('lg')]: { maxInlineSize: `min(${width.text}, 100% - 48px - ${riverWidth})` },
            }}
          >
            <ScreenHead heading={education.heading} lead={education.intro} />
            <Box data-screen-only sx={{ maxInlineSize: width.text, mb: 6 }}>
              <WayList ways={[{ href: paths.group, label: education.gettingInvolved.teach.door }]} />
            </Box>
            <Section id="process" title={process.heading}>
              <Paragraphs texts={[process.intro]} />
              <Box sx={besideSteps}>
                <Box sx={river}>
                  <RiverOfBills />
                </Box>
              </Box>
              <Box sx={{ display: 'grid', gap: '32px' }}>
                {process.phases.map((phase, index) => (
                  <PhasePath key={phase.name} phase={phase} firstNumber={firstStepAfter(index)} />
                ))}
                <Box sx={stepTimeline(firstStepAfter(process.phases.length), true)}>
                  <Section id="afterwards" title={process.afterwards.heading} level="h3">
                    <Paragraphs texts={process.afterwards.paragraphs} />
                  </Section>
                </Box>
              </Box>
            </Section>
          </Box>
        </Box>
        <StateAndFederal />
        <Paper
          component="aside"
          variant="tonal"
          aria-labelledby="your-part"
          sx={{
            display: 'grid',
            gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
            gap: '16px 48px',
            p: { xs: 5, md: 6 },
          }}
        >
          <Box sx={paragraphs}>
            <Typography variant="h2" id="your-part">
              {notice.heading}
            </Typography>
            <Typography variant="lead">
              <RichText text={notice.text} />
            </Typography>
          </Box>
          <Box sx={paragraphs}>
            <Paragraphs texts={notice.explanation} />
          </Box>
        </Paper>
        <GettingInvolved />
        <Section id="glossary" title={education.glossary.heading}>
          <Typography>{education.glossary.intro}</Typography>
          <Glossary />
        </Section>
        <section>
          <Sources of={education} />
        </section>
      </MarkersContext>
    </Screen>
  );
}
