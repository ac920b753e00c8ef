import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { education } from 'words/education';
import { paths } from '../../lib/paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { Paragraphs, RichText, SectionText } from '../../ui/RichText';
import { Section } from '../../ui/Section';

type ActionCard = (typeof education.gettingInvolved)['contact' | 'track'];

/** Large enough for a finger. */
const row = { display: 'block', py: 3, fontWeight: 650 } as const;

function Action({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h3">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function OfficialLinks({ card }: { readonly card: ActionCard }) {
  return card.actions.map(({ link, label }) => (
    <ExternalLink key={link} href={education.links[link].url} sx={row}>
      {label}
    </ExternalLink>
  ));
}

export function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <Paragraphs texts={[words.intro]} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Action title={words.contact.title}>
          <Paragraphs texts={words.contact.paragraphs} />
          <div>
            <OfficialLinks card={words.contact} />
            <Link href={paths.letter} sx={row}>
              {words.write}
            </Link>
          </div>
        </Action>
        <Action title={words.track.title}>
          <Paragraphs texts={words.track.paragraphs} />
          <div>
            <OfficialLinks card={words.track} />
          </div>
        </Action>
        <Action title={words.teach.title}>
          <Typography>
            <RichText text={words.teach.text} />
          </Typography>
          <Link href={paths.group} sx={row}>
            {words.teach.link}
          </Link>
        </Action>
      </Box>
      <SectionText
        section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
        level="h3"
      />
    </Section>
  );
}
