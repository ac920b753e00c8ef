import { operator } from 'words/operator';
import { privacy } from 'words/privacy';
import { ContentsRail } from '../ui/ContentsRail';
import { MarkersContext, PageIntro, SectionText } from '../ui/RichText';
import { OperatorSection } from '../ui/OperatorSection';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function PrivacyPolicy() {
  return (
    <MarkersContext value={privacy}>
      <Screen
        words={privacy}
        path={paths.privacyPolicy}
        rail={<ContentsRail parts={[operator.heading, ...privacy.sections.map(({ heading }) => heading)]} />}
      >
        <PageIntro {...privacy} />
        <OperatorSection />
        {privacy.sections.map((section) => (
          <SectionText key={section.heading} section={section} />
        ))}
      </Screen>
    </MarkersContext>
  );
}
