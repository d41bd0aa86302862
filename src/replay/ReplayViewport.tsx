/** The shop in a frame of the shopper's own window size: drawn smaller until it fits, or as large as it was. */
import { useState } from 'react';
import type { VisitFacts } from '../client/lib/supportBundle';
import { useFittingScale } from './useFittingScale';

interface Props {
  viewport: VisitFacts['viewport'];
  /** Path and query; null while the shop is not there yet. */
  address: string | null;
}

export function ReplayViewport({ viewport: { width, height }, address }: Props) {
  const [isFullSize, setFullSize] = useState(false);
  const { box, mostHeight, fitting } = useFittingScale(width, height);
  const scale = isFullSize ? 1 : fitting;
  return (
    <>
      <div className="support-bar">
        <output className="support-address" aria-label="Address of the page">
          {address ?? 'Opening the shop…'}
        </output>
        <span className="support-size">
          {width} × {height}
        </span>
        <button
          type="button"
          className="support-small"
          aria-pressed={isFullSize}
          onClick={() => setFullSize(!isFullSize)}
        >
          Full size
        </button>
      </div>
      <div
        ref={box}
        className="support-viewport"
        style={{ maxHeight: mostHeight }}
        data-scrolls={isFullSize || undefined}
        tabIndex={isFullSize ? 0 : -1}
        role="group"
        aria-label="The shopper’s window"
      >
        <div className="support-window" style={{ width: width * scale, height: height * scale }}>
          <iframe
            src="/support/shop"
            title="The shop"
            style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          />
        </div>
      </div>
    </>
  );
}
