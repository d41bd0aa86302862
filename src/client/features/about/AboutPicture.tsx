/** A picture of the pages about the shop: one that staff took, or a drawing that ships with it. */
import { Picture } from '../../ui/Picture';
import { OwnPicture } from './OwnPicture';
import { drawingOf, shapes } from './ownPictures';
import type { Shape } from './ownPictures';
import { ownPictureWords } from './ownPictureWords';

interface Props {
  url: string;
  /** What is to be seen on it, where that is not said beside it; a drawing has words of its own. */
  alt?: string;
  sizes: string;
  shape: Shape;
  eager?: boolean;
}

export function AboutPicture({ url, alt = '', sizes, shape, eager = false }: Props) {
  const drawing = drawingOf(url);
  if (drawing === null) return <Picture src={url} alt={alt} sizes={sizes} ratio={shapes[shape].ratio} eager={eager} />;
  return <OwnPicture name={drawing} alt={ownPictureWords[drawing]} sizes={sizes} shape={shape} eager={eager} />;
}
