/** The courier of the last parcel that was shipped from this device. */
import { keep, readKept } from './kept';

const KEY = 'courier';
export const lastCourier = (): string => readKept(KEY) ?? '';
export const keepCourier = (name: string): void => keep(KEY, name);
