/**
 * One picture, as large as the window allows, and larger, within the bounds of `ZOOM` (docs/requirements.md section 9).
 * Buttons, keys, wheel, pinch and double tap zoom; larger than its frame, the picture is dragged, or moved by the arrow
 * keys.
 */
import type { KeyboardEvent } from 'react';
import { ZOOM } from '../lib/constants';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { useZoom, useZoomGestures } from './useZoom';
import { stepped } from './zoomScale';
import './zoomDialog.css';

/** The picture is one of several. */
interface Series {
  /** Zero-based. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

interface Props {
  src: string | undefined;
  /** What the picture shows; the dialog's heading. */
  name: string;
  series?: Series;
  onClose: () => void;
}

/** Pixels that an arrow key moves the picture. */
const ARROW_PX = 60;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-ARROW_PX, 0],
  ArrowRight: [ARROW_PX, 0],
  ArrowUp: [0, -ARROW_PX],
  ArrowDown: [0, ARROW_PX],
};

export function ZoomDialog({ src, name, series, onClose }: Props) {
  const zoom = useZoom();
  const { scale, frame, zoomTo, pan } = zoom;
  const isLarge = scale > ZOOM.min;

  const step = (steps: number) => zoomTo(stepped(zoom.scaleNow(), steps));
  const reset = () => zoomTo(ZOOM.min);
  const turn = (by: 1 | -1) => {
    if (!series || series.count < 2) return;
    reset();
    series.onMove((series.at + by + series.count) % series.count);
  };
  const gestures = useZoomGestures(zoom, turn);

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own zoom has these keys too.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') reset();
    else if (arrow && isLarge) pan(...arrow);
    else if (arrow && arrow[0] !== 0) turn(arrow[0] > 0 ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog className="zoom" labelledBy="zoom-title" onClose={onClose}>
      <div className="zoom-inside" onKeyDown={onKeyDown}>
        <div className="dialog-head">
          <h2 id="zoom-title">{name}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="zoom-stage">
          {/* It scrolls, so the keyboard must reach it. */}
          <div
            ref={frame}
            className={isLarge ? 'zoom-view zoom-view-large' : 'zoom-view'}
            role="group"
            aria-label="Picture"
            tabIndex={0}
            onDragStart={(event) => event.preventDefault()}
            {...gestures}
          >
            <div className="zoom-picture" style={{ width: `${scale * 100}%` }}>
              <Picture src={src} alt={name} sizes={`${Math.ceil(scale) * 100}vw`} />
            </div>
          </div>
          {series && series.count > 1 && <Turns series={series} onTurn={turn} />}
        </div>
        {/* Not disabled at the ends: the focus would drop out of a button under the finger. */}
        <div className="zoom-controls" role="group" aria-label="Zoom">
          <button
            type="button"
            className="icon-button"
            aria-label="Zoom out"
            aria-disabled={!isLarge}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <output aria-live="polite">{Math.round(scale * 100)}%</output>
          <button
            type="button"
            className="icon-button"
            aria-label="Zoom in"
            aria-disabled={scale >= ZOOM.max}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
          <button type="button" className="link-button" onClick={reset}>
            Reset
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Turns({ series: { at, count }, onTurn }: { series: Series; onTurn: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="icon-button zoom-turn zoom-previous"
        aria-label="Previous picture"
        onClick={() => onTurn(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="icon-button zoom-turn zoom-next"
        aria-label="Next picture"
        onClick={() => onTurn(1)}
      >
        <Icon name="right" />
      </button>
      <p className="zoom-count" aria-live="polite">
        <span className="visually-hidden">Picture </span>
        {at + 1} of {count}
      </p>
    </>
  );
}
