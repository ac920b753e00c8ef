import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { erased } from 'words/erased';
import { SectionText } from '../ui/RichText';
import { dropKeptPages } from '../features/myData/dropKeptPages';
import { Voice } from '../ui/Voice';
import { useInventory } from '../features/myData/useInventory';
import { paths } from '../lib/paths';
import { isEntered } from '../persistence/storageLifetimes';
import { Screen } from '../ui/Screen';

/** Its title is in the list of tabs and in the history, too, where it must not call anything erased. */
const notYet = {
  heading: erased.notYet.heading,
  meta: { title: erased.notYet.heading, description: erased.notYet.text },
};

/**
 * Anybody can open the address of this page, or come back to it once something was entered or decided anew. So it checks
 * what is left, tells if it is anything entered, and claims of choices and copies only what is so.
 */
export function Erased() {
  const inventory = useInventory();
  const holds = inventory?.some(({ name }) => isEntered(name));
  /** Without a choice either: who has decided since, or has erased only what was entered, goes on using the site. */
  const isClear = inventory !== undefined && !inventory?.length;
  const [wasClear, setWasClear] = useState(isClear);
  if (isClear && !wasClear) setWasClear(true);
  useEffect(() => {
    // Not on the page where the visitor erased: without a network, this page comes from the copies that it removes.
    if (isClear) void dropKeptPages().catch(() => undefined);
  }, [isClear]);
  const isPrinted = inventory === undefined;
  const gone = [
    ...erased.gone.list,
    ...(isClear || isPrinted ? [erased.choices] : []),
    // Colors chosen on this page bring none back: it starts no service worker.
    ...(wasClear || isPrinted ? [erased.copies] : []),
  ];
  return (
    <Screen
      words={holds ? notYet : erased}
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
          <SectionText section={{ ...erased.gone, list: gone }} />
          <SectionText section={erased.left} />
        </>
      )}
    </Screen>
  );
}
