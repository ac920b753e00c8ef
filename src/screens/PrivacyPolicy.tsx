import { privacy } from 'words/privacy';
import { PageIntro, SectionText } from '../features/richText/SectionText';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function PrivacyPolicy() {
  return (
    <Screen meta={privacy.meta} path={paths.privacyPolicy} heading={privacy.heading}>
      <PageIntro effective={privacy.effective} paragraphs={privacy.intro} links={privacy.links} />
      {privacy.sections.map((section) => (
        <SectionText key={section.heading} section={section} level="h2" links={privacy.links} />
      ))}
    </Screen>
  );
}
