import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { share } from 'words/share';
import { comparePath, wholeLink } from '../../lib/paths';
import { ArrowLink } from '../../ui/ArrowLink';
import { TitledCard } from '../../ui/TitledCard';
import { CopyField } from '../../ui/CopyField';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/Hint';
import { PolicyTile } from '../../ui/PolicyTile';
import { QrCode } from '../../ui/QrCode';
import { encodeShared } from './shareCode';
import { shareContentsId } from './ShareContents';
import type { SharedAnswer } from './ShareContents';

const words = share.link;

interface ShareLinkProps {
  readonly chosen: readonly SharedAnswer[];
  /** Empty for none. */
  readonly name: string;
}

export function ShareLink({ chosen, name }: ShareLinkProps) {
  const votes = Object.fromEntries(chosen.map(({ id, answer }) => [id, answer]));
  const path = comparePath(encodeShared({ votes, name }));
  return (
    <TitledCard title={words.heading} level="h2">
      {chosen.length > 0 ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {chosen.map(({ id, answer }) => (
              <PolicyTile key={id} policyId={id} answer={answer} />
            ))}
          </Box>
          <div>
            <p>{words.carries(chosen.length, name)}</p>
            {/* Where the choice stands below, not beside. */}
            <ArrowLink isSmall data-screen-only href={`#${shareContentsId}`} sx={{ display: { lg: 'none' } }}>
              {words.choose}
            </ArrowLink>
          </div>
          <p>{words.open}</p>
          <PassOn path={path} />
        </>
      ) : (
        <p role="status">{words.none}</p>
      )}
      <div>
        {chosen.length > 0 && <QrCode link={wholeLink(path)} words={words.qr} />}
        <Disclosure {...share.warning}>
          <ul>
            {share.warning.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </TitledCard>
  );
}

function PassOn({ path }: { readonly path: string }) {
  const [failed, setFailed] = useState(false);
  const link = wholeLink(path);
  const canShare = typeof navigator.share === 'function';
  async function passOn() {
    setFailed(false);
    try {
      await navigator.share({ text: words.shareText, url: link });
    } catch (error) {
      // No failure: the browser's share dialog was closed, or it is open already.
      const isNone = ['AbortError', 'InvalidStateError'];
      setFailed(!(error instanceof DOMException && isNone.includes(error.name)));
    }
  }

  return (
    <>
      {canShare && (
        <Button variant="contained" size="large" onClick={() => void passOn()} sx={{ justifySelf: 'start' }}>
          {words.share}
        </Button>
      )}
      <CopyField text={link} words={words} variant={canShare ? 'outlined' : 'contained'}>
        <Button variant="outlined" href={path} data-screen-only>
          {words.look}
        </Button>
      </CopyField>
      <Hint role="alert">{failed && words.shareFailed}</Hint>
    </>
  );
}
