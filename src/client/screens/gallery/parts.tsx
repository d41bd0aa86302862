/** Every part of ui in its states, by its name; a test asks that none is left out. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { DeferredContent } from '../../ui/DeferredContent';
import { FarContent } from '../../ui/FarContent';
import { HydrationBoundary } from '../../ui/HydrationBoundary';
import { carousels } from './carousels';
import { dialogs } from './dialogs';
import { fields } from './fields';
import { goods } from './goods';
import { links, messages } from './messages';
import type { States } from './samples';

function Fault(): ReactNode {
  throw new Error('A fault of the gallery, on purpose.');
}

/** Nothing breaks before it is asked to: the server draws this page too. */
function Breaking() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary>
      {isBroken ? (
        <Fault />
      ) : (
        <button type="button" className="button" onClick={() => setBroken(true)}>
          Break it
        </button>
      )}
    </ErrorBoundary>
  );
}

/** Comes after the server's drawing, as what is fetched does. */
function AfterDrawing({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? children : null;
}

export const parts: Readonly<Record<string, States>> = {
  ...fields,
  ...links,
  ...goods,
  ...messages,
  ...dialogs,
  ...carousels,
  ErrorBoundary: { 'whole, then broken': Breaking },
  DeferredContent: {
    'after the rest': (
      <AfterDrawing>
        <DeferredContent>Drawn a moment after what is around it.</DeferredContent>
      </AfterDrawing>
    ),
  },
  FarContent: {
    'in the browser': (
      <AfterDrawing>
        <FarContent>In a first document the text of a noscript.</FarContent>
      </AfterDrawing>
    ),
  },
  HydrationBoundary: {
    'hydrates by itself': <HydrationBoundary>A part that React hydrates by itself.</HydrationBoundary>,
  },
};
