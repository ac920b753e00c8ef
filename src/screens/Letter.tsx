import { useLocation } from 'react-router-dom';
import { letter } from 'words/letter';
import { policyHeadings } from 'words/policyHeadings';
import { WriteLetter } from '../features/letter/WriteLetter';
import { letterPolicy, paths } from '../lib/paths';
import { Screen } from '../ui/Screen';
import { useHydrated } from '../lib/useHydrated';

export function Letter() {
  const { search } = useLocation();
  const slug = letterPolicy(useHydrated() ? search : '');
  const policy = policyHeadings.find((heading) => heading.slug === slug);
  return (
    <Screen words={letter} path={paths.letter} wide>
      <WriteLetter policy={policy} unknown={slug !== null && !policy} />
    </Screen>
  );
}
