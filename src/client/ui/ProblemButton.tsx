/**
 * 'Having a problem?': the way to what a shopper can save for support. Building blocks do not know the shop; the app
 * lends what is needed.
 */
import { createContext, useContext } from 'react';

export interface ProblemDesk {
  /** The shopper wants to tell of a problem. */
  open: () => void;
  /** A part of the page is gone by a fault of ours. */
  crashed: (error: unknown) => void;
}

export const ProblemContext = createContext<ProblemDesk | null>(null);

export function ProblemButton() {
  const desk = useContext(ProblemContext);
  return (
    desk && (
      <button type="button" className="link-button" onClick={desk.open}>
        Having a problem?
      </button>
    )
  );
}
