import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { comparePath, wholeLink } from '../../paths';
import { LinkToCopy } from '../../ui/LinkToCopy';
import { QrCode } from '../../ui/QrCode';
import { Hint, TitledCard } from '../../ui/TitledCard';

const words = share.link;

const Way = styled('p')({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } });

/** @param props.code `null` when nothing is to be shared. */
export function ShareLink({ code }: { readonly code: string | null }) {
  const [failed, setFailed] = useState(false);
  if (code === null) {
    return (
      <TitledCard title={words.heading} level="h2">
        <p role="status">{words.none}</p>
      </TitledCard>
    );
  }

  const link = wholeLink(comparePath(code));
  const canShare = typeof navigator.share === 'function';
  async function passOn() {
    setFailed(false);
    try {
      await navigator.share({ text: words.shareText, url: link });
    } catch (error) {
      // Closing the browser's own dialog is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <LinkToCopy link={link} words={words}>
        {canShare && (
          <Button variant="outlined" onClick={() => void passOn()}>
            {words.share}
          </Button>
        )}
      </LinkToCopy>
      <Hint role="alert">{failed && words.shareFailed}</Hint>
      <QrCode link={link} words={words.qr} />
      <Way>
        <Link to={comparePath(code)}>{words.look}</Link>
      </Way>
    </TitledCard>
  );
}
