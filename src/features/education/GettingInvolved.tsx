import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { education } from 'words/education';
import { paths } from '../../lib/paths';
import { CardLinks, TitledCard } from '../../ui/cards';
import { Stack } from '../../ui/layout';
import { ExternalLink } from '../../ui/ExternalLink';
import { Paragraphs, RichText, SectionText } from '../../ui/RichText';
import { Section } from '../../ui/Section';

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

export function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <Stack gap={24} before={24}>
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
      </Stack>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
      />
    </Section>
  );
}
