import Box from '@mui/material/Box';
import { share } from 'words/share';
import { ShareAnswers } from '../features/sharing/ShareAnswers';
import { paths } from '../lib/paths';
import { width } from '../theme/tokens';
import { Screen } from '../ui/Screen';
import { WayList } from '../ui/WayList';

const { more } = share;

export function Share() {
  return (
    <Screen wide words={share} path={paths.share}>
      <ShareAnswers />
      <Box data-screen-only sx={{ maxInlineSize: width.column }}>
        <WayList
          ways={[
            { href: paths.compare, label: more.compare },
            { href: paths.letter, label: more.letter },
            { href: paths.myAnswers, label: more.answers },
          ]}
        />
      </Box>
    </Screen>
  );
}
