import { NumberedSteps } from '../../ui/NumberedSteps';
import { Section } from '../../ui/Section';
import { TextAndRail } from '../../ui/TextAndRail';
import { WayList } from '../../ui/WayList';

interface HowToCompareProps {
  /** Beside cards, in a wide window. */
  readonly inRail?: boolean;
  readonly heading: string;
  readonly steps: readonly string[];
  /** After the steps. The keys are the links' paths, the values their texts. */
  readonly links: Readonly<Record<string, string>>;
}

export function HowToCompare({ inRail = false, heading, steps, links }: HowToCompareProps) {
  const ways = <WayList ways={Object.entries(links).map(([href, label]) => ({ href, label }))} />;
  return (
    <Section data-screen-only inRail={inRail} id="how-to-compare" title={heading}>
      {inRail ? (
        <>
          <NumberedSteps steps={steps} />
          {ways}
        </>
      ) : (
        <TextAndRail rail={ways}>
          <NumberedSteps steps={steps} />
        </TextAndRail>
      )}
    </Section>
  );
}
