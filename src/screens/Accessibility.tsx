import FileLink from '@mui/material/Link';
import { accessibility } from 'words/accessibility';
import { ContentsRail } from '../ui/ContentsRail';
import { MarkersContext, PageIntro, SectionText } from '../ui/RichText';
import { conformancePath, paths, sitePath } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function Accessibility() {
  return (
    <MarkersContext value={accessibility}>
      <Screen
        words={accessibility}
        path={paths.accessibility}
        rail={<ContentsRail parts={accessibility.sections.map(({ heading }) => heading)} />}
      >
        <PageIntro effective={accessibility.checked} intro={accessibility.intro} />
        {accessibility.sections.map((section) => (
          <SectionText key={section.heading} section={section} />
        ))}
        <p>
          {/* A file, and no page of the router. */}
          <FileLink component="a" href={sitePath(conformancePath)}>
            {accessibility.report}
          </FileLink>
        </p>
      </Screen>
    </MarkersContext>
  );
}
