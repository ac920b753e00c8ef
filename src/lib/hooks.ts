import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The types of the store. `app/store.ts`, which knows all slices, fills it in, so that nothing below imports `app/`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, because only that can be filled in
export interface StoreTypes {}

export type RootState = StoreTypes['state'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreTypes['extra'], UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<StoreTypes['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * For selected values whose change may be rendered one frame later, so that the pressed button is painted first.
 * @returns the store's value; for that moment still the previous one.
 */
export function useDeferredSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  return useDeferredValue(useAppSelector(selector));
}
