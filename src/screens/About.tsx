import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { about } from 'words/about';
import { operator } from 'words/operator';
import { corrections } from 'words/corrections';
import { policyHeadings } from 'words/policyHeadings';
import { fullDay } from '../content/fullDate';
import type { Correction } from '../content/types';
import { ContentsRail } from '../ui/ContentsRail';
import { SectionText } from '../ui/RichText';
import { OperatorSection } from '../ui/OperatorSection';
import { policyPath, paths } from '../lib/paths';
import { slugOf } from '../lib/slugOf';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';

export function About() {
  return (
    <Screen
      words={about}
      path={paths.about}
      rail={
        <ContentsRail
          parts={[
            operator.heading,
            ...about.sections.map(({ heading }) => heading),
            about.corrections.heading,
          ]}
        />
      }
    >
      <OperatorSection />
      {about.sections.map((section) => (
        <SectionText key={section.heading} section={section} />
      ))}
      <Section id={slugOf(about.corrections.heading)} title={about.corrections.heading}>
        <Typography>{about.corrections.text}</Typography>
        <Corrections all={corrections} since={RELEASED} />
      </Section>
    </Screen>
  );
}

interface CorrectionsProps {
  readonly all: readonly Correction[];
  /** The site's first public day; empty before it, and then no correction is shown: nobody had read the faulty text. */
  readonly since: string;
}

export function Corrections({ all, since }: CorrectionsProps) {
  const shown = since ? all.filter(({ date }) => date >= since) : [];
  if (shown.length === 0) return <Typography>{about.corrections.none}</Typography>;
  return (
    <List aria-label={about.corrections.heading}>
      {shown.map(({ policy, date, change, text }) => {
        const heading = policyHeadings.find(({ id }) => id === policy);
        return (
          heading && (
            <ListItem key={date + text} divider sx={{ display: 'block' }}>
              <Typography variant="body2">
                <time dateTime={date}>{fullDay(date)}</time>,{' '}
                <Link href={policyPath(heading.slug)}>{heading.title}</Link>. {change}
              </Typography>
            </ListItem>
          )
        );
      })}
    </List>
  );
}
