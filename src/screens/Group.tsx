import { group } from 'words/group';
import { CompareGroup } from '../features/classroom/CompareGroup';
import { readClass } from '../features/sharing/classCode';
import { HowToCompare } from '../features/sharing/HowToCompare';
import { CardsForPaper } from '../features/survey/CardsForPaper';
import { paths } from '../lib/paths';
import { useFragment } from '../lib/useFragment';
import { Screen } from '../ui/Screen';

const { how } = group;

export function Group() {
  const { code, policies } = readClass(useFragment());
  return (
    <Screen wide words={group} path={paths.group}>
      <CompareGroup
        cards={policies && <CardsForPaper key={code} policies={policies} />}
        withoutClass={
          <HowToCompare {...how} links={{ [paths.share]: how.share, [paths.compare]: how.compare }} />
        }
      />
    </Screen>
  );
}
