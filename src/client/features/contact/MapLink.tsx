/** The way to the shop where its place on a map is not known: the real map opens in a tab of its own. */
import { Icon } from '../../ui/Icon';
import { MapDrawing } from './MapDrawing';

/** @param href the real map's address */
export function MapLink({ href }: { href: string }) {
  return (
    <a className="contact-map stitched" href={href} target="_blank" rel="noopener noreferrer">
      <MapDrawing />
      <span className="contact-map-words">
        <Icon name="pin" size={20} />
        Open the map
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
