/** Whether the server drew it, and this is not the browser's own drawing: a shopper may have a finger on it already. */
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useWasDrawn = (): boolean => useState(useSyncExternalStore(never, () => false, () => true))[0];
