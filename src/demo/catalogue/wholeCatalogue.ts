import { accessories } from './accessories';
import { casualWear } from './casualWear';
import { corporateGifts } from './corporateGifts';
import { cotton } from './cotton';
import { cradles } from './cradles';
import { ethnicWear } from './ethnicWear';
import { kids } from './kids';
import { men } from './men';
import { preemieSize } from './preemieSize';
import { shapewear } from './shapewear';
import type { CatalogueCategory } from './catalogueItem';
import { socks } from './socks';
import { toys } from './toys';
import { women } from './women';

/**
 * Every category with its products, in the order of the category ids: 1 Men, 2 Women, 3 Kids, 4 Corporate Gifts,
 * 5 Shapewear, then the baby ranges.
 */
export const CATALOGUE: readonly CatalogueCategory[] = [
  men,
  women,
  kids,
  corporateGifts,
  shapewear,
  preemieSize,
  cotton,
  ethnicWear,
  casualWear,
  socks,
  toys,
  cradles,
  accessories,
];
