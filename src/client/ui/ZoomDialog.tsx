/** One picture, as large as the window allows, and up to three times that (SPEC.md section 9). Larger than its frame, it scrolls. */
import { useLayoutEffect, useRef, useState } from 'react';
import { ZOOM } from '../lib/constants';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { Picture } from './Picture';
import './zoomDialog.css';

interface Props {
  src: string | undefined;
  /** What the picture shows; the dialog's heading. */
  name: string;
  onClose: () => void;
}

/** In tenths: ten times 0.1 is not quite 1. */
const inTenths = (scale: number) => Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(scale * 10) / 10));

export function ZoomDialog({ src, name, onClose }: Props) {
  const [scale, setScale] = useState<number>(ZOOM.min);
  const view = useRef<HTMLDivElement>(null);
  /** Which point of the picture is in the middle, as shares of its size. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const frame = view.current;
    if (!frame) return;
    frame.scrollLeft = middle.current.x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = middle.current.y * frame.scrollHeight - frame.clientHeight / 2;
  }, [scale]);

  const zoomTo = (wanted: number) => {
    const frame = view.current;
    if (frame && scale > ZOOM.min) {
      middle.current = { x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth, y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight };
    } else middle.current = { x: 0.5, y: 0.5 };
    setScale(inTenths(wanted));
  };

  return (
    <Dialog className="zoom" labelledBy="zoom-title" onClose={onClose}>
      <div className="dialog-head">
        <h2 id="zoom-title">{name}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      <div ref={view} className="zoom-view" role="group" aria-label="Picture" tabIndex={0}>
        <div className="zoom-picture" style={{ width: `${scale * 100}%` }}>
          <Picture src={src} alt={name} sizes={`${Math.round(scale * 100)}vw`} />
        </div>
      </div>
      {/* Not disabled at the ends: the focus would drop out of a button under the finger. */}
      <div className="zoom-controls" role="group" aria-label="Zoom">
        <button type="button" className="icon-button" aria-label="Zoom out" aria-disabled={scale <= ZOOM.min} onClick={() => zoomTo(scale - ZOOM.step)}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{Math.round(scale * 100)}%</output>
        <button type="button" className="icon-button" aria-label="Zoom in" aria-disabled={scale >= ZOOM.max} onClick={() => zoomTo(scale + ZOOM.step)}>
          <Icon name="plus" />
        </button>
        <button type="button" className="link-button" onClick={() => zoomTo(ZOOM.min)}>
          Reset
        </button>
      </div>
    </Dialog>
  );
}
