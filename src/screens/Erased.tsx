import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { erased } from 'words/erased';
import { SectionText } from '../ui/RichText';
import { dropKeptPages } from '../features/myData/dropKeptPages';
import { Voice } from '../ui/Voice';
import { useInventory } from '../features/myData/useInventory';
import { paths } from '../lib/paths';
import { isEntered } from '../persistence/storageLifetimes';
import { Screen } from '../ui/Screen';

/** Anybody can open the address of this page, so it checks that nothing is left, and tells if something is. */
export function Erased() {
  const inventory = useInventory();
  const holds = inventory?.some(({ name }) => isEntered(name));
  const isErased = inventory !== undefined && !holds;
  useEffect(() => {
    // Not on the page where the visitor erased: without a network, this page comes from the copies that it removes.
    if (isErased) void dropKeptPages().catch(() => undefined);
  }, [isErased]);
  return (
    <Screen
      words={holds ? { ...erased.notYet, meta: erased.meta } : erased}
      path={paths.erased}
      isIndexed={false}
      rail={holds ? undefined : <Voice answers={{}} />}
    >
      {holds ? (
        <Alert severity="warning" variant="outlined">
          {erased.notYet.text} <Link href={paths.cookiePolicy}>{erased.notYet.link}</Link>
        </Alert>
      ) : (
        <>
          <SectionText section={erased.gone} />
          <SectionText section={erased.left} />
        </>
      )}
    </Screen>
  );
}
