/**
 * Tells the building blocks, which do not know the store, that the shopper wants to save data: smaller pictures, and
 * nothing that nobody asked for.
 */
import { createContext, useContext } from 'react';

export const DataSavingContext = createContext(false);

export const useSavesData = (): boolean => useContext(DataSavingContext);
