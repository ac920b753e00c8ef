import type { Store, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useEffectEvent, useReducer } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** The types of the store. `app/store.ts`, which knows all slices, fills it in, so that nothing below imports `app/`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, because only that can be filled in
export interface StoreTypes {}

export type RootState = StoreTypes['state'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreTypes['extra'], UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<StoreTypes['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
const useAppStore = useStore.withTypes<Store<RootState>>();

/**
 * For selected values whose change may be rendered one frame later, so that the pressed button is painted first. React's
 * `useDeferredValue` over `useSelector` would render the component twice, the first time at once, with the old value,
 * which delays that paint.
 * @returns the store's value; for that moment still the previous one.
 */
export function useDeferredSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  const store = useAppStore();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const selected = selector(store.getState());
  const renderChange = useEffectEvent(() => {
    if (!Object.is(selector(store.getState()), selected)) startTransition(render);
  });
  useEffect(() => store.subscribe(() => renderChange()), [store]);
  // What changed while this was being rendered, before `renderChange` knew of it.
  useEffect(() => renderChange());
  return selected;
}
