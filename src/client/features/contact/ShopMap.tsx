/**
 * Where the shop is: a drawing until it is pressed, so that no other site hears of who visits the page; then an open
 * map in a frame (decision 1a).
 */
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../contract/brand';
import { mapFrame, mapPage } from '../../../contract/map';
import type { Position } from '../../../contract/map';
import { Icon } from '../../ui/Icon';
import { MapDrawing } from './MapDrawing';
import { MapLink } from './MapLink';
import { loadMapPage, mayFrameMap, takeMapAsked } from './mapPolicy';

interface Props {
  /** The middle of the map. */
  position?: Position | undefined;
  /** Of a map that the keeper has chosen; else it is OpenStreetMap's own. */
  mapUrl?: string | undefined;
}

function FramedMap({ position, mapUrl }: Props & { position: Position }) {
  // Not in the store: what another site shows is no part of a visit that is looked at again.
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (takeMapAsked() && mayFrameMap()) setOpen(true);
  }, []);
  useEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const show = () => (mayFrameMap() ? setOpen(true) : loadMapPage(window));
  return (
    <div className="contact-place">
      {isOpen ? (
        <iframe
          ref={frame}
          className="contact-map contact-map-frame"
          title={`Map of where ${brand.name} is`}
          src={mapFrame(position)}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <button type="button" className="contact-map stitched" onClick={show}>
          <MapDrawing />
          <span className="contact-map-words">
            <Icon name="pin" size={20} />
            Show the map
          </span>
        </button>
      )}
      <p>
        The map comes from OpenStreetMap, once you ask for it.{' '}
        <a href={mapUrl ?? mapPage(position)} target="_blank" rel="noopener noreferrer">
          Open the map in a new tab
        </a>
      </p>
    </div>
  );
}

/** Nothing where the keeper has said neither the place nor where a map of it is. */
export function ShopMap({ position, mapUrl }: Props) {
  if (position !== undefined) return <FramedMap position={position} mapUrl={mapUrl} />;
  return mapUrl === undefined ? null : <MapLink href={mapUrl} />;
}
