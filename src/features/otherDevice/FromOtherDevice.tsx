import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { answersId, paths } from '../../paths';
import { useLoaded } from '../../ui/useLoaded';
import { useFragment } from '../share/useFragment';

const loadTakeOver = () => import('./TakeOver');

/**
 * For a link from the visitor's other device. What it holds leaves the address as soon as it is shown: it is not for
 * the next visitor of this device, who might press Back, nor for a bookmark.
 */
export function FromOtherDevice() {
  const fragment = useFragment();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const isNew = /^d\d/.test(fragment);
  if (isNew && fragment !== link) setLink(fragment);
  const loaded = useLoaded(loadTakeOver, link !== '');
  const isShown = loaded !== undefined && loaded !== 'failed';
  useEffect(() => {
    if (isNew && isShown) void navigate(paths.myAnswers, { replace: true });
  }, [isNew, isShown, navigate]);

  if (link === '' || !loaded) return null;
  // The address still holds it, so that a reload begins anew.
  if (loaded === 'failed') return <p role="alert">{myAnswers.actions.loadFailed}</p>;
  return (
    <loaded.TakeOver
      key={link}
      link={link}
      onEnd={() => {
        setLink('');
        void navigate(`#${answersId}`, { replace: true });
      }}
    />
  );
}
