import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import { GettingInvolved } from '../features/education/GettingInvolved';
import { PhasePath } from '../features/education/PhasePath';
import { StateAndFederal } from '../features/education/StateAndFederal';
import { Glossary, GlossaryTerm } from '../features/glossary/Glossary';
import { GlossaryTermContext, Paragraphs, RichText } from '../features/richText/RichText';
import { SectionText } from '../features/richText/SectionText';
import { Sources } from '../features/richText/Sources';
import { paths } from '../paths';
import { color } from '../ui/palette';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';

const Parts = styled('div')({ '& > section, & > aside': { marginBlockStart: 56 } });

const Notice = styled('aside')({
  padding: 'clamp(22px, 4vw, 32px)',
  borderRadius: 18,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecided')}`,
  '& p': { marginBlock: '8px 0' },
  '& p:first-of-type': { fontSize: '1.1875rem', fontWeight: 650 },
});

const Figure = styled('p')({
  margin: '32px 0 0',
  paddingBlock: 16,
  borderBlock: `1px solid ${color('hairline')}`,
  fontWeight: 650,
});

export function Education() {
  const { process, notice } = education;
  return (
    <Screen meta={education.meta} path={paths.education} heading={education.heading} lead={education.intro}>
      <GlossaryTermContext value={GlossaryTerm}>
        <Parts>
          <StateAndFederal />
          <Section id="process" title={process.heading}>
            <p>
              <RichText text={process.intro} links={education.links} />
            </p>
            {process.phases.map((phase, index) => (
              <PhasePath key={phase.name} phase={phase} firstNumber={index * phase.steps.length + 1} />
            ))}
            <SectionText section={process.afterwards} level="h3" links={education.links} />
            <Figure>
              <RichText text={process.figure} links={education.links} />
            </Figure>
          </Section>
          <Notice aria-labelledby="your-part">
            <Typography variant="h2" id="your-part">
              {notice.heading}
            </Typography>
            <Paragraphs texts={[notice.text, ...notice.explanation]} />
          </Notice>
          <GettingInvolved />
          <Section id="glossary" title={education.glossary.heading}>
            <p>{education.glossary.intro}</p>
            <Glossary />
          </Section>
          <section>
            <Sources of={education} />
          </section>
        </Parts>
      </GlossaryTermContext>
    </Screen>
  );
}
