import { Link } from 'react-router-dom';
import { Section } from '../../ui/Section';
import { LinkRow } from '../../ui/layout';

interface HowToCompareProps {
  readonly heading: string;
  readonly steps: readonly string[];
  /** Below the steps. The keys are the links' paths, the values their texts. */
  readonly links: Readonly<Record<string, string>>;
}

export function HowToCompare({ heading, steps, links }: HowToCompareProps) {
  return (
    <Section data-screen-only id="how-to-compare" title={heading}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkRow data-screen-only>
        {Object.entries(links).map(([path, words]) => (
          <Link key={path} to={path}>
            {words}
          </Link>
        ))}
      </LinkRow>
    </Section>
  );
}
