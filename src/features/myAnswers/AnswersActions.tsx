import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { myAnswers } from 'words/myAnswers';
import { useLoaded } from '../../ui/useLoaded';
import { ClearAnswers } from '../votes/ClearAnswers';

const words = myAnswers.actions;

const loadLink = () => import(/* webpackChunkName: "LinkForDevice" */ '../otherDevice/LinkForDevice');

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 16,
  fontSize: '0.9375rem',
  '@media print': { display: 'none' },
});

/** Without scripts a button could do nothing. */
const NeedsScripts = styled('span')({ display: 'none', 'html[data-scripts] &': { display: 'contents' } });

/** What can be done with the answers as a whole. */
export function AnswersActions() {
  const [linkOpen, setLinkOpen] = useState(false);
  const link = useLoaded(loadLink, linkOpen);
  return (
    <>
      <Row role="group" aria-label={words.label}>
        <NeedsScripts>
          <Button
            variant="outlined"
            onClick={() => {
              window.print();
            }}
          >
            {words.print}
          </Button>
          <Button
            variant="outlined"
            aria-expanded={linkOpen}
            onClick={() => {
              setLinkOpen(!linkOpen);
            }}
          >
            {words.otherDevice}
          </Button>
          <ClearAnswers />
        </NeedsScripts>
      </Row>
      {linkOpen && link === 'failed' && <p role="alert">{words.loadFailed}</p>}
      {linkOpen && link && link !== 'failed' && <link.LinkForDevice />}
    </>
  );
}
