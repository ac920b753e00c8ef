import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * For what may follow one frame after the press that changes it: the pressed button itself is painted first.
 * Nothing is lost or torn, the value is the store's; it only arrives with less haste.
 */
export function useDeferredSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  return useDeferredValue(useAppSelector(selector));
}

export type { AppThunk };
