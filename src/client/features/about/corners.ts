/** The core team by what is done where; the page makes up no persons. Pictures as in stories.ts. */
import type { OwnPictureName } from './ownPictures';

export interface Corner {
  name: OwnPictureName;
  role: string;
  text: string;
  alt: string;
}

export const corners: readonly Corner[] = [
  {
    name: 'cutting-table',
    role: 'The cutting table',
    text: 'Cloth is washed first, so that it shrinks here and not at your home. Then it is chalked and cut, with the print running the way a child stands.',
    alt: 'Bolts of printed cloth, shears, and a small shirt chalked on a cloth',
  },
  {
    name: 'stitching-room',
    role: 'The stitching room',
    text: 'Seams are turned outwards where new skin would feel them. Ties, hems and small hearts are sewn by hand, which is why no two sit quite alike.',
    alt: 'A sewing machine by the window, reels of thread, and a finished jhabla',
  },
  {
    name: 'packing-bench',
    role: 'The packing bench',
    text: 'Every piece is pulled, turned and looked at once more. What passes is folded as for a present, because it often is one.',
    alt: 'A tied pile of folded clothes, a gift box and a ball of string on a bench',
  },
  {
    name: 'counter',
    role: 'The shop’s counter',
    text: 'Here your questions arrive, across the wood or by telephone: which size, which cloth, and can it be there by Saturday.',
    alt: 'A counter with a bell and a tied parcel, shelves of folded clothes behind it',
  },
];
