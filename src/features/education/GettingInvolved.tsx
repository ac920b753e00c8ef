import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { education } from 'words/education';
import type { ActionCard } from '../../content/pageTypes';
import { site } from 'words/site';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { Section } from '../../ui/Section';
import { CardGrid, CardLinks, TitledCard } from '../../ui/TitledCard';
import { Paragraphs, RichText } from '../richText/RichText';
import { SectionText } from '../richText/SectionText';

/** @param children more list items, with links inside the site. */
function Action({ card, children }: { readonly card: ActionCard; readonly children?: ReactNode }) {
  return (
    <TitledCard title={card.title} level="h3">
      <Paragraphs texts={card.paragraphs} links={education.links} />
      <CardLinks role="list">
        {card.actions.map(({ link, label }) => (
          <li key={link}>
            <ExternalLink href={education.links[link].url} newTabHint={site.opensInNewTab}>
              {label}
            </ExternalLink>
          </li>
        ))}
        {children}
      </CardLinks>
    </TitledCard>
  );
}

/** One under the other: side by side they are too long for what is left of a sheet. */
const onPaper = { '@media print': { display: 'block', '& > * + *': { marginBlockStart: 3 } } };

export function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <CardGrid sx={onPaper}>
        <Action card={words.contact}>
          <li>
            <Link to={paths.letter}>{words.write}</Link>
          </li>
        </Action>
        <Action card={words.track} />
      </CardGrid>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
        links={education.links}
      />
    </Section>
  );
}
