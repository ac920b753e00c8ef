import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { education } from 'words/education';
import { Glossary, GlossaryTerm } from '../features/education/Glossary';
import { PhasePath } from '../features/education/PhasePath';
import { RiverOfBills } from '../features/education/RiverOfBills';
import { MarkersContext, Paragraphs, RichText, SectionText } from '../ui/RichText';
import { Sources } from '../ui/Sources';
import { paths } from '../lib/paths';
import { ExternalLink } from '../ui/ExternalLink';
import { LinkRow } from '../ui/LinkRow';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { CardGrid, CardLinks, TitledCard } from '../ui/cards';
import {
  CompactList,
  ExampleList,
  SpacedParts,
  StrongCaution,
  CardStack,
  ExamplesTitle,
} from '../ui/educationParts';
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
            <CompactList>
              {items.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </CompactList>
          </TitledCard>
        ))}
      </CardGrid>
      <SectionText section={words.conflict} level="h3" />
      <SectionText section={words.floor} level="h3" />
      <ExamplesTitle variant="h3">{words.examples.heading}</ExamplesTitle>
      <ExampleList>
        {words.examples.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </ExampleList>
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

function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <CardStack>
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
      </CardStack>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
      />
    </Section>
  );
}
