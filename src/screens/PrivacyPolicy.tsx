import { privacy } from 'words/privacy';
import { MarkersContext, PageIntro, SectionText } from '../ui/RichText';
import { OperatorSection } from '../ui/OperatorSection';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function PrivacyPolicy() {
  return (
    <MarkersContext value={privacy}>
      <Screen words={privacy} path={paths.privacyPolicy}>
        <PageIntro {...privacy} />
        <OperatorSection />
        {privacy.sections.map((section) => (
          <SectionText key={section.heading} section={section} />
        ))}
      </Screen>
    </MarkersContext>
  );
}
