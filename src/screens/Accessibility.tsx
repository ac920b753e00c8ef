import { accessibility } from '../content/en/accessibility';
import { PageIntro } from '../features/richText/PageIntro';
import { SectionText } from '../features/richText/SectionText';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

export function Accessibility() {
  return (
    <Column>
      <PageHead {...accessibility.meta} path={paths.accessibility} />
      <ScreenTitle>{accessibility.heading}</ScreenTitle>
      <PageIntro
        effective={accessibility.checked}
        paragraphs={accessibility.intro}
        links={accessibility.links}
      />
      {accessibility.sections.map((section) => (
        <SectionText key={section.heading} section={section} level="h2" links={accessibility.links} />
      ))}
    </Column>
  );
}
