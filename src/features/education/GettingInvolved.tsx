import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { education } from '../../content/en/education';
import type { ActionCard } from '../../content/pageTypes';
import { site } from '../../content/en/site';
import { paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { RichText } from '../richText/RichText';
import { SectionText } from '../richText/SectionText';

const Cards = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 24,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

const Card = styled(Paper)({
  padding: 'clamp(20px, 4vw, 28px)',
  breakInside: 'avoid',
  '& p': { marginBlock: '8px 0' },
  '& ul': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li a': { display: 'inline-block', paddingBlock: 8, fontWeight: 650 },
});

interface ActionProps {
  readonly card: ActionCard;
  /** More list items, with links inside the site. */
  readonly children?: ReactNode;
}

function Action({ card, children }: ActionProps) {
  return (
    <Card>
      <Typography variant="h3">{card.title}</Typography>
      {card.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} links={education.links} />
        </p>
      ))}
      <ul role="list">
        {card.actions.map(({ link, label }) => (
          <li key={link}>
            <ExternalLink href={education.links[link].url} newTabHint={site.opensInNewTab}>
              {label}
            </ExternalLink>
          </li>
        ))}
        {children}
      </ul>
    </Card>
  );
}

export function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <section aria-labelledby="getting-involved">
      <Typography variant="h2" id="getting-involved">
        {words.heading}
      </Typography>
      <p>
        <RichText text={words.intro} />
      </p>
      <Cards>
        <Action card={words.contact}>
          <li>
            <Link to={paths.letter}>{words.write}</Link>
          </li>
        </Action>
        <Action card={words.track} />
      </Cards>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
        links={education.links}
      />
    </section>
  );
}
