import { useDispatch, useSelector } from 'react-redux';
import type { RootState, StaffStore } from './makeStore';

export const useAppDispatch = useDispatch.withTypes<StaffStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
