import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { notFound } from 'words/notFound';
import { PolicyTiles } from '../features/answers/PolicyTiles';
import { isInOtherLanguage, paths, sitePath } from '../lib/paths';
import { ButtonRow } from '../ui/ButtonRow';
import { Screen } from '../ui/Screen';
import { useHydrated } from '../lib/useHydrated';

/** One page is prerendered for all unknown addresses, so the address may be used only after hydration. */
export function NotFound() {
  const { pathname } = useLocation();
  const isElsewhere = useHydrated() && isInOtherLanguage(sitePath(pathname));
  const { heading, text } = isElsewhere ? notFound.inOtherLanguage : notFound;
  return (
    <Screen wide words={{ meta: { ...notFound.meta, title: heading }, heading, lead: text }}>
      <ButtonRow>
        <Button variant="contained" href={paths.surveys}>
          {notFound.actions.surveys}
        </Button>
        <Button variant="outlined" href={paths.home}>
          {notFound.actions.home}
        </Button>
      </ButtonRow>
      <PolicyTiles isNamed />
    </Screen>
  );
}
