import Button from '@mui/material/Button';
import { useState } from 'react';
import { myAnswers } from 'words/myAnswers';
import { lazyPart } from '../../ui/lazyPart';
import { LinkRow } from '../../ui/LinkRow';
import { ClearAnswers } from '../votes/ClearAnswers';

const words = myAnswers.actions;

const LinkForDevice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "LinkForDevice" */ '../otherDevice/LinkForDevice')).LinkForDevice,
  words.loadFailed,
);

/** What can be done with the answers as a whole. */
export function AnswersActions() {
  const [linkOpen, setLinkOpen] = useState(false);
  return (
    <>
      <LinkRow
        role="group"
        aria-label={words.label}
        data-needs-scripts
        sx={{ rowGap: 1, marginBlockStart: 2 }}
      >
        <Button variant="outlined" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="outlined" aria-expanded={linkOpen} onClick={() => setLinkOpen(!linkOpen)}>
          {words.otherDevice}
        </Button>
        <ClearAnswers />
      </LinkRow>
      {linkOpen && <LinkForDevice />}
    </>
  );
}
