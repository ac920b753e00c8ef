import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * For selected values whose change may be rendered one frame later, so that the pressed button is painted first.
 * @returns the store's value; for that moment still the previous one.
 */
export function useDeferredSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  return useDeferredValue(useAppSelector(selector));
}

export type { AppThunk, RootState };
