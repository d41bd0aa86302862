import type { DemoProduct, DemoReview } from '../demoShop.types';
import { ANSWERS, REVIEWERS, SAID, type ReviewKind } from './reviewTexts';

const OPENING_DAY = Date.UTC(2026, 0, 4, 5, 30);
const HOUR = 3_600_000;

const KIND_OF_CATEGORY: Record<string, ReviewKind> = {
  Men: 'grownUp',
  Women: 'grownUp',
  Kids: 'child',
  'Corporate Gifts': 'gift',
  Shapewear: 'shapewear',
  'PREEMIE SIZE': 'newborn',
  Cotton: 'newborn',
  'Ethnic Wear': 'festive',
  'Casual Wear': 'child',
  Socks: 'socks',
  Toys: 'toy',
  Cradles: 'cradle',
  Accessories: 'linen',
};

const KIND_OF_TYPE: Record<string, ReviewKind> = {
  Socks: 'socks',
  Booties: 'newborn',
  Cap: 'newborn',
  Mittens: 'newborn',
  Blanket: 'linen',
  Stole: 'linen',
  'Soft toy': 'toy',
  Rattle: 'toy',
  'Gift set': 'gift',
};

function kindOf({ type, category }: DemoProduct): ReviewKind {
  return KIND_OF_TYPE[type] ?? KIND_OF_CATEGORY[category] ?? 'child';
}

/** Top sellers get the most reviews; of the others, about two in five have one to three. */
function howMany({ topSellerRank }: DemoProduct, index: number): number {
  if (topSellerRank !== null) return topSellerRank <= 3 ? 5 : 3;
  return [2, 0, 0, 1, 3, 0, 0, 2, 0, 0][index % 10] ?? 0;
}

/** Reviews of the first months of 2026. No text is twice at one product. */
export function buildReviews(products: readonly DemoProduct[]): DemoReview[] {
  const reviews: DemoReview[] = [];
  const used = new Map<ReviewKind, number>();
  products.forEach((product, index) => {
    const kind = kindOf(product);
    const said = SAID[kind];
    for (let i = 0; i < Math.min(howMany(product, index), said.length); i += 1) {
      const at = used.get(kind) ?? 0;
      used.set(kind, at + 1);
      const [ratings, message] = said[at % said.length] ?? [5, 'Good.'];
      const n = reviews.length;
      reviews.push({
        productId: product.productId,
        userName: REVIEWERS[(n * 7) % REVIEWERS.length] ?? 'A parent',
        email: `parent${n + 1}@example.com`,
        message,
        ratings,
        answer: ANSWERS[message] ?? '',
        createdAt: OPENING_DAY + ((n * 41) % 113) * 24 * HOUR + ((n * 5) % 14) * HOUR + ((n * 13) % 60) * 60_000,
      });
    }
  });
  return reviews;
}
