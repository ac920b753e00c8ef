import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { share } from '../../content/en/share';
import { compareLink, comparePath } from '../../paths';
import { CopyButton } from '../../ui/CopyButton';
import { Hint, Sheet } from '../../ui/Sheet';
import { TextLine } from '../../ui/TextBox';

const words = share.link;

/** @param props.code `null` when nothing is to be shared. */
export function ShareLink({ code }: { readonly code: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  if (code === null) {
    return (
      <Sheet>
        <Typography variant="h3" component="h2">
          {words.heading}
        </Typography>
        <p role="status">{words.none}</p>
      </Sheet>
    );
  }

  const link = compareLink(code);
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
    <Sheet>
      <Typography variant="h3" component="h2">
        {words.heading}
      </Typography>
      <TextLine
        ref={field}
        label={words.label}
        hint={words.hint}
        value={link}
        readOnly
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <CopyButton
        text={link}
        field={field}
        label={words.copy}
        copied={words.copied}
        copyByHand={words.copyByHand}
      >
        {canShare && (
          <Button variant="outlined" onClick={() => void passOn()}>
            {words.share}
          </Button>
        )}
      </CopyButton>
      <Hint role="alert">{failed && words.shareFailed}</Hint>
      <p>
        <Link to={comparePath(code)}>{words.look}</Link>
      </p>
    </Sheet>
  );
}
