import { Link } from 'react-router-dom';
import { about } from 'words/about';
import { corrections } from 'words/corrections';
import { policyHeadings } from 'words/policyHeadings';
import { fullDay } from '../content/fullDate';
import type { Correction } from '../content/types';
import { SectionText } from '../ui/RichText';
import { OperatorSection } from '../ui/OperatorSection';
import { policyPath, paths } from '../lib/paths';
import { RuledList } from '../ui/RuledList';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';

export function About() {
  return (
    <Screen words={about} path={paths.about}>
      <OperatorSection />
      {about.sections.map((section) => (
        <SectionText key={section.heading} section={section} />
      ))}
      <Section id="corrections" title={about.corrections.heading}>
        <p>{about.corrections.text}</p>
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
  if (shown.length === 0) return <p>{about.corrections.none}</p>;
  return (
    <RuledList role="list" aria-label={about.corrections.heading}>
      {shown.map(({ policy, date, change, text }) => {
        const heading = policyHeadings.find(({ id }) => id === policy);
        return (
          heading && (
            <li key={date + text}>
              <time dateTime={date}>{fullDay(date)}</time>,{' '}
              <Link to={policyPath(heading.slug)}>{heading.title}</Link>. {change}
            </li>
          )
        );
      })}
    </RuledList>
  );
}
