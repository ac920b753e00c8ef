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
import { LinkRow } from '../ui/layout';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { Stack } from '../ui/layout';
import { Caution } from '../ui/Panel';

const markers = { links: education.links, Term: GlossaryTerm };

export function Education() {
  const { process, notice } = education;
  return (
    <Screen words={{ ...education, lead: education.intro }} path={paths.education}>
      <MarkersContext value={markers}>
        <LinkRow data-screen-only>
          <Link to={paths.group}>{education.gettingInvolved.teach.door}</Link>
        </LinkRow>
        <Stack gap={64} before={48}>
          <Section id="process" title={process.heading}>
            <p>
              <RichText text={process.intro} />
            </p>
            <RiverOfBills />
            {process.phases.map((phase, index) => (
              <PhasePath key={phase.name} phase={phase} firstNumber={index * phase.steps.length + 1} />
            ))}
            <SectionText section={process.afterwards} level="h3" />
          </Section>
          <StateAndFederal />
          <Caution aria-labelledby="your-part">
            <h2 id="your-part">{notice.heading}</h2>
            <p>
              <strong>
                <RichText text={notice.text} />
              </strong>
            </p>
            <Paragraphs texts={notice.explanation} />
          </Caution>
          <GettingInvolved />
          <Section id="glossary" title={education.glossary.heading}>
            <p>{education.glossary.intro}</p>
            <Glossary />
          </Section>
          <section>
            <Sources of={education} />
          </section>
        </Stack>
      </MarkersContext>
    </Screen>
  );
}
