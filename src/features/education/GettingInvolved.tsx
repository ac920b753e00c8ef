import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { education } from 'words/education';
import { paths } from '../../lib/paths';
import { Paragraphs, RichText, SectionText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';

type ActionCard = (typeof education.gettingInvolved)['contact' | 'track'];

interface ActionProps {
  readonly title: string;
  /** In a wide window the others stand below each other beside it. */
  readonly isLongest?: boolean;
  readonly children: ReactNode;
}

function Action({ title, isLongest = false, children }: ActionProps) {
  return (
    <Card component="section" sx={isLongest ? { gridRow: { lg: '1 / span 2' } } : undefined}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h3">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

const officialWays = (card: ActionCard) =>
  card.actions.map(({ link, label }) => ({ kind: 'site' as const, href: education.links[link].url, label }));

export function GettingInvolved() {
  const words = education.gettingInvolved;
  return (
    <Section id="getting-involved" title={words.heading}>
      <Paragraphs texts={[words.intro]} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Action isLongest title={words.contact.title}>
          <Paragraphs texts={words.contact.paragraphs} />
          <WayList ways={[...officialWays(words.contact), { href: paths.letter, label: words.write }]} />
        </Action>
        <Action title={words.track.title}>
          <Paragraphs texts={words.track.paragraphs} />
          <WayList ways={officialWays(words.track)} />
        </Action>
        <Action title={words.teach.title}>
          <Typography>
            <RichText text={words.teach.text} />
          </Typography>
          <WayList ways={[{ href: paths.group, label: words.teach.link }]} />
        </Action>
      </Box>
      <Box sx={{ mt: 4 }}>
        <SectionText
          section={{ heading: words.more.heading, paragraphs: [], list: words.more.items }}
          level="h3"
        />
      </Box>
    </Section>
  );
}
