/** What a shop says of itself: the demo's words, and a keeper's who has said nothing. */
import type { AboutWords, ShopWords } from '../../../src/contract/words';
import { aboutWordsOf, shopWordsOf } from '../../../src/server/areas/home/shopWords';
import { demoWordRows } from '../../../src/demo/catalogue/words';

export const demoWords: ShopWords = shopWordsOf(demoWordRows());
export const demoAbout: AboutWords = aboutWordsOf(demoWordRows());
export const noWords: ShopWords = shopWordsOf([]);
export const noAbout: AboutWords = aboutWordsOf([]);
