import { accessibility } from 'words/accessibility';
import { PageIntro, SectionText } from '../features/richText/SectionText';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Accessibility() {
  return (
    <Screen meta={accessibility.meta} path={paths.accessibility} heading={accessibility.heading}>
      <PageIntro
        effective={accessibility.checked}
        paragraphs={accessibility.intro}
        links={accessibility.links}
      />
      {accessibility.sections.map((section) => (
        <SectionText key={section.heading} section={section} level="h2" links={accessibility.links} />
      ))}
    </Screen>
  );
}
