import { privacy } from '../content/en/privacy';
import { PageIntro } from '../features/richText/PageIntro';
import { SectionText } from '../features/richText/SectionText';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

export function PrivacyPolicy() {
  return (
    <Column>
      <PageHead {...privacy.meta} path={paths.privacyPolicy} />
      <ScreenTitle>{privacy.heading}</ScreenTitle>
      <PageIntro effective={privacy.effective} paragraphs={privacy.intro} links={privacy.links} />
      {privacy.sections.map((section) => (
        <SectionText key={section.heading} section={section} level="h2" links={privacy.links} />
      ))}
    </Column>
  );
}
