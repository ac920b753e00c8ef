import { embed } from 'words/embed';
import { ChooseCard } from '../features/embedding/ChooseCard';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function Embed() {
  return (
    <Screen words={embed} path={paths.embed} wide>
      <ChooseCard />
    </Screen>
  );
}
