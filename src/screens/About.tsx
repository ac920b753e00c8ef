import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { about } from 'words/about';
import { operator } from 'words/operator';
import { corrections } from 'words/corrections';
import { openData } from 'words/openData';
import { policyHeadings } from 'words/policyHeadings';
import { fullDay } from '../content/fullDate';
import { publicCorrections } from '../content/publicCorrections';
import type { Correction } from '../content/types';
import { ContentsRail } from '../ui/ContentsRail';
import { SectionText } from '../ui/RichText';
import { OperatorSection } from '../ui/OperatorSection';
import { openFiles, policyPath, paths, sitePath } from '../lib/paths';
import { slugOf } from '../lib/slugOf';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { WayList } from '../ui/WayList';

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
            openData.heading,
            about.corrections.heading,
          ]}
        />
      }
    >
      <OperatorSection />
      {about.sections.map((section) => (
        <SectionText key={section.heading} section={section} />
      ))}
      <OpenFiles />
      <Section id={slugOf(about.corrections.heading)} title={about.corrections.heading}>
        <Typography>{about.corrections.text}</Typography>
        <Corrections all={corrections} since={RELEASED} />
      </Section>
    </Screen>
  );
}

/** By the name of the file: its type, for programs that read the page's head. */
const types = {
  cardsCsv: 'text/csv',
  cardsJson: 'application/json',
  votesCsv: 'text/csv',
  readMe: 'text/plain',
  corrections: 'application/atom+xml',
  congress: 'text/calendar',
} as const satisfies Record<keyof typeof openFiles, string>;

function OpenFiles() {
  const names = Object.keys(types) as (keyof typeof types)[];
  return (
    <Section id={slugOf(openData.heading)} title={openData.heading}>
      {names.map((name) => (
        <link
          key={name}
          rel="alternate"
          type={types[name]}
          title={openData.files[name]}
          href={sitePath(openFiles[name])}
        />
      ))}
      <Typography>{openData.text}</Typography>
      <WayList
        ways={names.map((name) => ({
          kind: 'file',
          href: sitePath(openFiles[name]),
          label: openData.files[name],
        }))}
      />
      <Typography>{openData.subscribe}</Typography>
    </Section>
  );
}

interface CorrectionsProps {
  readonly all: readonly Correction[];
  readonly since: string;
}

export function Corrections({ all, since }: CorrectionsProps) {
  const shown = publicCorrections(all, since);
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
