import { NumberedSteps } from '../../ui/NumberedSteps';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';

interface HowToCompareProps {
  readonly heading: string;
  readonly steps: readonly string[];
  /** Below the steps. The keys are the links' paths, the values their texts. */
  readonly links: Readonly<Record<string, string>>;
}

/** Stands in the rail, below another part. */
export function HowToCompare({ heading, steps, links }: HowToCompareProps) {
  return (
    <Section data-screen-only inRail id="how-to-compare" title={heading}>
      <NumberedSteps steps={steps} />
      <WayList ways={Object.entries(links).map(([href, label]) => ({ href, label }))} />
    </Section>
  );
}
