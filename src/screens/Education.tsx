import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { education } from 'words/education';
import { Glossary, GlossaryTerm } from '../features/education/Glossary';
import { BillOverview } from '../features/education/BillOverview';
import { HundredBills } from '../features/education/HundredBills';
import { LongPath, PhasePath } from '../features/education/PhasePath';
import { MarkersContext, Paragraphs, RichText, SectionText } from '../ui/RichText';
import { Sources } from '../ui/Sources';
import { paths } from '../lib/paths';
import { ExternalLink } from '../ui/ExternalLink';
import { LinkRow } from '../ui/LinkRow';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { Caution } from '../ui/Caution';
import { CardGrid, CardLinks, TitledCard } from '../ui/cards';
import { text } from '../ui/tokens';

const Parts = styled('div')({ '& > section, & > aside': { marginBlockStart: 56 } });

const Notice = styled(Caution)({
  '& p': { marginBlock: '8px 0' },
  '& p:first-of-type': { fontSize: text.lead.fontSize, fontWeight: 650 },
});

const markers = { links: education.links, Term: GlossaryTerm };

export function Education() {
  const { process, notice } = education;
  return (
    <Screen words={{ ...education, lead: education.intro }} path={paths.education}>
      <MarkersContext value={markers}>
        <LinkRow>
          <Link to={paths.group}>{education.gettingInvolved.teach.door}</Link>
        </LinkRow>
        <Parts>
          <Section id="process" title={process.heading}>
            <p>
              <RichText text={process.intro} />
            </p>
            <BillOverview />
            <HundredBills />
            <LongPath>
              {process.phases.map((phase, index) => (
                <PhasePath key={phase.name} phase={phase} firstNumber={index * phase.steps.length + 1} />
              ))}
            </LongPath>
            <SectionText section={process.afterwards} level="h3" />
          </Section>
          <StateAndFederal />
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
      </MarkersContext>
    </Screen>
  );
}

const Powers = styled('ul')({
  margin: '8px 0 0',
  fontSize: text.label.fontSize,
  lineHeight: 1.5,
  '& li': { paddingBlock: 2 },
});

const Examples = styled('dl')({
  display: 'grid',
  gap: '12px 32px',
  marginBlockStart: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

function StateAndFederal() {
  const words = education.stateAndFederal;
  return (
    <Section id="state-and-federal" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <CardGrid>
        {[words.powers.federal, words.powers.state, words.powers.shared].map(({ heading, items }) => (
          <TitledCard key={heading} title={heading} level="h3" small>
            <Powers>
              {items.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </Powers>
          </TitledCard>
        ))}
      </CardGrid>
      <SectionText section={words.conflict} level="h3" />
      <SectionText section={words.floor} level="h3" />
      <Typography variant="h3" sx={{ marginBlockStart: 4 }}>
        {words.examples.heading}
      </Typography>
      <Examples>
        {words.examples.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </Examples>
      <SectionText section={words.statesMakeLaw} level="h3" />
    </Section>
  );
}

type ActionCard = (typeof education.gettingInvolved)['contact' | 'track'];

/** @param children more `li`: the card's own links lead to other sites only. */
function Action({ card, children }: { readonly card: ActionCard; readonly children?: ReactNode }) {
  return (
    <TitledCard title={card.title} level="h3">
      <Paragraphs texts={card.paragraphs} />
      <CardLinks role="list">
        {card.actions.map(({ link, label }) => (
          <li key={link}>
            <ExternalLink href={education.links[link].url}>{label}</ExternalLink>
          </li>
        ))}
        {children}
      </CardLinks>
    </TitledCard>
  );
}

/** Cards below each other: side by side, long words would break, and on paper the row would start a new page. */
const oneByOne = { display: 'block', '& > * + *': { marginBlockStart: 3 } };

function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <CardGrid sx={oneByOne}>
        <Action card={words.contact}>
          <li>
            <Link to={paths.letter}>{words.write}</Link>
          </li>
        </Action>
        <Action card={words.track} />
        <TitledCard title={words.teach.title} level="h3">
          <p>{words.teach.text}</p>
          <CardLinks role="list">
            <li>
              <Link to={paths.group}>{words.teach.link}</Link>
            </li>
          </CardLinks>
        </TitledCard>
      </CardGrid>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
      />
    </Section>
  );
}
