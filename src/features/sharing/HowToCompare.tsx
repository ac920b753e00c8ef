import { NumberedSteps } from '../../ui/NumberedSteps';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';

interface HowToCompareProps {
  readonly heading: string;
  readonly steps: readonly string[];
  /** Below the steps. The keys are the links' paths, the values their texts. */
  readonly links: Readonly<Record<string, string>>;
}

/** Among the last parts of its column, which is the rail unless that is the longer one. */
export function HowToCompare({ heading, steps, links }: HowToCompareProps) {
  return (
    <Section data-screen-only inRail id="how-to-compare" title={heading}>
      <NumberedSteps steps={steps} />
      <WayList ways={Object.entries(links).map(([href, label]) => ({ href, label }))} />
    </Section>
  );
}
