/** The colour scheme of the page, and how it is chosen. */
import { createContext, useEffect, useSyncExternalStore, useState } from 'react';
import {
  isDarkBySystem,
  keepScheme,
  onSystemScheme,
  paintScheme,
  schemeChoice,
  type SchemeChoice,
} from '../../browser/colourScheme';

interface Scheme {
  choice: SchemeChoice;
  isDark: boolean;
  choose: (choice: SchemeChoice) => void;
}

export function useScheme(): Scheme {
  const bySystem = useSyncExternalStore(onSystemScheme, isDarkBySystem);
  const [choice, setChoice] = useState(schemeChoice);
  const isDark = choice === 'auto' ? bySystem : choice === 'dark';
  useEffect(() => paintScheme(isDark), [isDark]);
  return {
    choice,
    isDark,
    choose: (next) => {
      keepScheme(next);
      setChoice(next);
    },
  };
}

export const SchemeContext = createContext<Scheme>({ choice: 'auto', isDark: false, choose: () => undefined });
