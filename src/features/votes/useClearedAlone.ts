import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../hooks';
import { selectClearedAlone } from './votesSlice';

/** Asked for once by the list, not by every card: it concerns one card at most. */
export const useClearedAlone = () => useAppSelector(selectClearedAlone, shallowEqual);
