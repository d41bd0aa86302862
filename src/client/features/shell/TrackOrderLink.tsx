import { Link } from '../../ui/Link';
import { useTrackOrderPath } from './useTrackOrderPath';

/** For whoever reads about it in a text. */
export const TrackOrderLink = () => <Link to={useTrackOrderPath()}>Track Order</Link>;
