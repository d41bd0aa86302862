/**
 * Where the shop is: a drawing until it is pressed, so that no other site hears of who visits the page; then an open
 * map in a frame (decision 1a).
 */
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../contract/brand';
import { MAP_NAME, mapFrame, mapPage } from '../../../contract/map';
import type { Position } from '../../../contract/map';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import { NewTabNote } from '../../ui/NewTabNote';

/**
 * A document may frame the map only if it was loaded as /contact: its content policy says so, and a step of the router
 * to that page leaves the policy of the page before (server/pages/pages).
 */
const ASKED = 'mapAsked';

function mayFrameMap(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && new URL(visit.name).pathname === paths.contact;
}

/** Loads the page that may, which opens the map by itself. */
function loadMapPage({ location }: Window): void {
  keepInTab(ASKED, true);
  if (location.pathname === paths.contact) location.reload();
  else location.assign(paths.contact);
}

/** Whether the page was loaded for the map; says so once. */
function takeMapAsked(): boolean {
  const asked = readFromTab<boolean>(ASKED) === true;
  dropFromTab(ASKED);
  return asked;
}

/** Of no real place: the map before it is asked for. */
function MapDrawing() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="contact-map-green"
        d="M0 0h150c-8 34-32 58-70 66S14 92 0 104ZM330 240c6-46 34-74 78-82 30-5 54-2 72 8v74Z"
      />
      <path className="contact-map-water" d="M480 0v76c-40 20-84 18-112-6S318 26 300 0Z" />
      <path
        className="contact-map-road"
        d="M-10 168C92 150 150 172 232 132S392 96 490 128M176-10c14 66 8 128-26 260M318-10c-6 56 10 86 32 112M60-10c6 74 2 120-20 176"
      />
      <path
        className="contact-map-lane"
        d="M-10 60c66 6 122 26 170 24M232 132c22 34 30 70 26 118M96 158c-8 40-8 62-4 92"
      />
      <path className="contact-map-pin" d="M240 132c-20-21-29-36-29-50a29 29 0 0 1 58 0c0 14-9 29-29 50Z" />
      <circle className="contact-map-eye" cx="240" cy="82" r="11" />
    </svg>
  );
}

/**
 * The way to the shop where its place on a map is not known: the real map opens in a tab of its own.
 * @param href the real map's address
 */
function MapLink({ href }: { href: string }) {
  return (
    <a className="contact-map stitched" href={href} target="_blank" rel="noopener noreferrer">
      <MapDrawing />
      <span className="contact-map-words">
        <Icon name="pin" size={20} />
        Open the map
        <NewTabNote />
      </span>
    </a>
  );
}

interface Props {
  /** The middle of the map. */
  position?: Position | undefined;
  /** Of a map that staff have chosen; else it is that of contract/map. */
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
        The map comes from {MAP_NAME}, once you ask for it.{' '}
        <a href={mapUrl ?? mapPage(position)} target="_blank" rel="noopener noreferrer">
          Open the map in a new tab
        </a>
      </p>
    </div>
  );
}

/** Nothing where staff have said neither the place nor where a map of it is. */
export function ShopMap({ position, mapUrl }: Props) {
  if (position !== undefined) return <FramedMap position={position} mapUrl={mapUrl} />;
  return mapUrl === undefined ? null : <MapLink href={mapUrl} />;
}
