import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupParts } from 'words/groupParts';
import { policyTexts } from 'words/policyTexts';
import { plainText } from '../../content/citedText';
import { policyIds } from '../../content/policyIds';
import { Buttons, Hint } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';
import type { GroupTally } from './tallyGroup';

const words = groupParts.present;

/** The view for a wall, and the sentence with which each card begins: what it asks. */
const loadView = async () => {
  const [{ PresentGroup }, ...texts] = await Promise.all([
    import(/* webpackChunkName: "PresentGroup" */ './PresentGroup'),
    ...policyIds.map((id) => policyTexts[id]()),
  ]);
  const questions = new Map(
    texts.map(({ id, description }) => [id, /^[^?]*\?/.exec(plainText(description))?.[0] ?? '']),
  );
  return { PresentGroup, questions };
};

/** Shows the result to a room. */
export function Present({ tally }: { readonly tally: GroupTally }) {
  // Each press begins again, also after the view could not be loaded.
  const [press, setPress] = useState({ count: 0, isOpen: false });
  return (
    <>
      <Buttons sx={{ '@media print': { display: 'none' } }}>
        <Button
          variant="outlined"
          onClick={() => {
            setPress({ count: press.count + 1, isOpen: true });
            // Missing on iPhones. Refused, the view fills the window.
            if (document.fullscreenEnabled)
              document.documentElement.requestFullscreen().catch(() => undefined);
          }}
        >
          {words.open}
        </Button>
      </Buttons>
      {press.isOpen && (
        <View
          key={press.count}
          tally={tally}
          onLeave={() => {
            setPress({ ...press, isOpen: false });
          }}
        />
      )}
    </>
  );
}

function View({ tally, onLeave }: { readonly tally: GroupTally; readonly onLeave: () => void }) {
  const view = useLoaded(loadView, true);
  if (view === 'failed') return <Hint role="alert">{words.failed}</Hint>;
  return view ? <view.PresentGroup tally={tally} questions={view.questions} onLeave={onLeave} /> : null;
}
