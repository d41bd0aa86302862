/** The way to the shop where its place on a map is not known: the real map opens in a tab of its own. */
import { brand } from '../../../contract/brand';
import { Icon } from '../../ui/Icon';
import { MapDrawing } from './MapDrawing';

export function MapLink() {
  return (
    <a className="contact-map stitched" href={brand.mapUrl} target="_blank" rel="noopener noreferrer">
      <MapDrawing />
      <span className="contact-map-words">
        <Icon name="pin" size={20} />
        Open the map
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
