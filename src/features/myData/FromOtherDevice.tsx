import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { answersId } from '../../lib/paths';
import { lazyPart } from '../../ui/lazyPart';
import { useFragment } from '../../lib/useFragment';

const ImportAnswers = lazyPart(
  async () => (await import('./ImportAnswers')).ImportAnswers,
  myAnswers.actions.loadFailed,
);

/** Keeps the link in its state: `ImportAnswers` removes it from the address, and its card would disappear with it. */
export function FromOtherDevice() {
  const fragment = useFragment();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  if (/^d\d/.test(fragment) && fragment !== link) setLink(fragment);
  if (link === '') return null;
  return (
    <ImportAnswers
      key={link}
      link={link}
      onEnd={() => {
        setLink('');
        void navigate(`#${answersId}`, { replace: true });
      }}
    />
  );
}
