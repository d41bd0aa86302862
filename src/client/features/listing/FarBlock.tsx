/**
 * A block that is far from the screen: its room, and the names in it for the browser's find-in-page. Each name has its card's part
 * of the height as its line, so that a find scrolls to where the card stands, and there the block is drawn.
 */
import { memo } from 'react';
import { blockLength, rowsStyle } from './blocks';

interface Props {
  block: number;
  total: number;
  /** One a line; '' while they are not known. */
  names: string;
}

/** Not seen and not read aloud, but found; React has no word for it. A browser that does not know it hides the names altogether. */
const hideUntilFound = (element: HTMLElement | null) => element?.setAttribute('hidden', 'until-found');

export const FarBlock = memo(function FarBlock({ block, total, names }: Props) {
  return (
    <li role="presentation" className="listing-far" style={rowsStyle(blockLength(total, block))}>
      {names !== '' && (
        <div ref={hideUntilFound} className="listing-far-names">
          {names}
        </div>
      )}
    </li>
  );
});
