import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import { afterSteps, stepTimeline, stepTimelines } from '../features/education/gateInView';
import { GettingInvolved } from '../features/education/GettingInvolved';
import { Glossary, GlossaryTerm } from '../features/education/Glossary';
import { PhasePath } from '../features/education/PhasePath';
import { RiverOfBills } from '../features/education/RiverOfBills';
import { StateAndFederal } from '../features/education/StateAndFederal';
import { MarkersContext, Paragraphs, RichText } from '../ui/RichText';
import { Sources } from '../ui/Sources';
import { paths } from '../lib/paths';
import { onScreen, textAndRail, width } from '../theme/tokens';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { WayList } from '../ui/WayList';

/** Before the steps in the page, beside them in wide windows, where it stays in view while they are read. */
const river = {
  [onScreen.upTo('md')]: { maxInlineSize: 440 },
  // Its first gate is as high as the title of the first phase.
  [onScreen.from('lg')]: { gridArea: '1 / 2', position: 'sticky', insetBlockStart: 24, mt: 6 },
} as const;

/** The drawing is wider than what usually stands beside text. */
const columns = {
  ...textAndRail,
  gridTemplateColumns: `minmax(0, ${width.text}) minmax(0, 27.5rem)`,
} as const;

/** Below each other, from the top of the column. */
const paragraphs = { display: 'grid', gap: '12px', alignContent: 'start' } as const;

const markers = { links: education.links, Term: GlossaryTerm };

export function Education() {
  const { process, notice } = education;
  return (
    <Screen words={{ ...education, lead: education.intro }} path={paths.education} wide>
      <MarkersContext value={markers}>
        <Box data-screen-only sx={{ maxInlineSize: width.text }}>
          <WayList ways={[{ href: paths.group, label: education.gettingInvolved.teach.door }]} />
        </Box>
        <Section id="process" title={process.heading}>
          <Paragraphs texts={[process.intro]} />
          <Box
            sx={{
              ...stepTimelines,
              display: 'grid',
              gap: 7,
              [onScreen.from('lg')]: { ...columns, gap: '48px', alignItems: 'start' },
            }}
          >
            <Box sx={river}>
              <RiverOfBills />
            </Box>
            <Box sx={{ display: 'grid', gap: '32px' }}>
              {process.phases.map((phase, index) => (
                <PhasePath key={phase.name} phase={phase} firstNumber={index * phase.steps.length + 1} />
              ))}
              <Box sx={stepTimeline(afterSteps, true)}>
                <Section id="afterwards" title={process.afterwards.heading} level="h3">
                  <Paragraphs texts={process.afterwards.paragraphs} />
                </Section>
              </Box>
            </Box>
          </Box>
        </Section>
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
