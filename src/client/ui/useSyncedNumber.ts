/**
 * A number that also moves by itself, or under the fingers: what the shopper chose of it lives in the store
 * (ui/useUiState), the rest does not. It follows a store that is moved.
 */
import { useState } from 'react';
import type { UiScope } from '../lib/uiState';
import { useUiState } from './useUiState';

interface SyncedNumber {
  now: number;
  /** As the store has it. */
  chosen: number;
  /** By itself: nobody chose it. */
  move: (to: number) => void;
  choose: (to: number) => void;
}

/** @param first while nobody has chosen */
export function useSyncedNumber(kind: 'slide' | 'scale', name: string, first: number, scope?: UiScope): SyncedNumber {
  const [chosen, setChosen] = useUiState(kind, name, first, scope);
  const [now, move] = useState(chosen);
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    move(chosen);
  }
  const choose = (to: number) => {
    move(to);
    setChosen(to);
  };
  return { now, chosen, move, choose };
}
