import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { education } from 'words/education';
import { GettingInvolved } from '../features/education/GettingInvolved';
import { Glossary, GlossaryTerm } from '../features/education/Glossary';
import { PhasePath } from '../features/education/PhasePath';
import { RiverOfBills } from '../features/education/RiverOfBills';
import { StateAndFederal } from '../features/education/StateAndFederal';
import { MarkersContext, Paragraphs, RichText, SectionText } from '../ui/RichText';
import { Sources } from '../ui/Sources';
import { paths } from '../lib/paths';
import { LinkRow } from '../ui/LinkRow';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { SpacedParts, StrongCaution } from '../ui/educationParts';
import { LongPath } from '../ui/phasePath';

const markers = { links: education.links, Term: GlossaryTerm };

export function Education() {
  const { process, notice } = education;
  return (
    <Screen words={{ ...education, lead: education.intro }} path={paths.education}>
      <MarkersContext value={markers}>
        <LinkRow data-screen-only>
          <Link to={paths.group}>{education.gettingInvolved.teach.door}</Link>
        </LinkRow>
        <SpacedParts>
          <Section id="process" title={process.heading}>
            <p>
              <RichText text={process.intro} />
            </p>
            <RiverOfBills />
            <LongPath>
              {process.phases.map((phase, index) => (
                <PhasePath key={phase.name} phase={phase} firstNumber={index * phase.steps.length + 1} />
              ))}
            </LongPath>
            <SectionText section={process.afterwards} level="h3" />
          </Section>
          <StateAndFederal />
          <StrongCaution aria-labelledby="your-part">
            <Typography variant="h2" id="your-part">
              {notice.heading}
            </Typography>
            <Paragraphs texts={[notice.text, ...notice.explanation]} />
          </StrongCaution>
          <GettingInvolved />
          <Section id="glossary" title={education.glossary.heading}>
            <p>{education.glossary.intro}</p>
            <Glossary />
          </Section>
          <section>
            <Sources of={education} />
          </section>
        </SpacedParts>
      </MarkersContext>
    </Screen>
  );
}
