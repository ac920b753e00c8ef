import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export type { AppThunk };
