import { accessibility } from 'words/accessibility';
import { MarkersContext, PageIntro, SectionText } from '../ui/RichText';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function Accessibility() {
  return (
    <MarkersContext value={accessibility}>
      <Screen words={accessibility} path={paths.accessibility}>
        <PageIntro effective={accessibility.checked} intro={accessibility.intro} />
        {accessibility.sections.map((section) => (
          <SectionText key={section.heading} section={section} />
        ))}
      </Screen>
    </MarkersContext>
  );
}
