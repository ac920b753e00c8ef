import { embed } from 'words/embed';
import { ChooseCard } from '../features/embedding/ChooseCard';
import { SectionText } from '../ui/RichText';
import { paths } from '../lib/paths';
import { Screen } from '../ui/Screen';

export function Embed() {
  return (
    <Screen words={embed} path={paths.embed}>
      <ChooseCard />
      <SectionText section={embed.facts} />
    </Screen>
  );
}
