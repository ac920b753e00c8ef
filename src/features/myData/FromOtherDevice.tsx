import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { answersId, paths } from '../../lib/paths';
import { useFragment } from '../../lib/useFragment';
import { CodeOfOtherPage } from '../../ui/CodeOfOtherPage';
import { lazyPart } from '../../ui/lazyPart';
import { Caution } from '../../ui/Caution';
import { pageOfCode } from '../sharing/pageOfCode';
import { answersArrived, arrivedEnded, selectArrived } from './arrivedSlice';

const ImportAnswers = lazyPart(
  async () => (await import('./ImportAnswers')).ImportAnswers,
  myAnswers.actions.loadFailed,
);

/**
 * The answers of another device, from the address on: until they are taken or put away, also over a link, Back and the
 * other language.
 */
export function FromOtherDevice() {
  const fragment = useFragment();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectArrived);
  /** The link whose answers were taken: its card stays on this screen, with Undo. */
  const [taken, setTaken] = useState<string>();
  /**
   * How many links were opened here, for the key of the card: a link opened again after its answers were cleared would
   * otherwise keep the card which says that they are here, and offer nothing.
   */
  const [arrivals, setArrivals] = useState(0);
  const isCode = /^d\d/.test(fragment);
  const [seen, setSeen] = useState('');
  if (fragment !== seen) {
    setSeen(fragment);
    if (isCode) {
      setTaken(undefined);
      setArrivals(arrivals + 1);
    }
  }
  useEffect(() => {
    if (!isCode) return;
    dispatch(answersArrived(fragment));
    // Otherwise Back or a bookmark would offer the code to the next person at this device.
    void navigate(paths.myAnswers, { replace: true });
  }, [isCode, fragment, dispatch, navigate]);

  const link = waiting ?? taken;
  if (link !== undefined)
    return (
      <ImportAnswers
        key={`${arrivals} ${link}`}
        link={link}
        onTaken={() => {
          setTaken(link);
          dispatch(arrivedEnded());
        }}
        onUndone={() => dispatch(answersArrived(link))}
        onEnd={() => {
          setTaken(undefined);
          dispatch(arrivedEnded());
          void navigate(`#${answersId}`, { replace: true });
        }}
      />
    );
  const other = pageOfCode(fragment, 'd');
  return other ? (
    <Caution role="alert">
      <p>
        <CodeOfOtherPage {...other} />
      </p>
    </Caution>
  ) : null;
}
