/**
 * What staff put on the home page and into the header, as any backend may send it → what every page can rely on
 * (decision 11).
 */
import type {
  CarouselImage,
  FlashHeader,
  HeaderMenuItem,
  HomeCouponText,
  LinkedImage,
  SingleBanner,
  SockType,
  WordedBanner,
} from '../../contract/home';
import { toNumber } from '../lib/flags';
import { isMediaAddress } from '../lib/mediaAddress';
import { rows, text } from '../lib/loose';
import type { Loose } from '../lib/loose';

const toLinked = ({ id, url, redirectUrl }: Loose): LinkedImage => ({ id: toNumber(id), url: text(url), redirectUrl: text(redirectUrl) });
const isShown = ({ url }: LinkedImage): boolean => isMediaAddress(url);

export const toMenu = (answer: unknown): HeaderMenuItem[] =>
  rows(answer)
    .map(({ id, name }) => ({ id: toNumber(id), name: text(name) }))
    .filter(({ name }) => name !== '');

export const toSlides = (answer: unknown): CarouselImage[] =>
  rows(answer)
    .map(({ id, imageUrl }) => ({ id: toNumber(id), imageUrl: text(imageUrl) }))
    .filter(({ imageUrl }) => isMediaAddress(imageUrl));

export const toFlashHeaders = (answer: unknown): FlashHeader[] => rows(answer).map(({ id, flashText }) => ({ id: toNumber(id), flashText: text(flashText) }));

export const toCouponTexts = (answer: unknown): HomeCouponText[] =>
  rows(answer).map(({ position, couponText }) => ({ position: toNumber(position), couponText: text(couponText) }));

export const toLinkedImages = (answer: unknown): LinkedImage[] => rows(answer).map(toLinked).filter(isShown);

export const toSockTypes = (answer: unknown): SockType[] =>
  rows(answer)
    .map((raw) => ({ ...toLinked(raw), title: text(raw.title), description: text(raw.description) }))
    .filter(isShown);

export function toBanner(answer: unknown): SingleBanner {
  const { imageUrl, redirectUrl, title } = (answer ?? {}) as Loose;
  if (!isMediaAddress(imageUrl)) return {};
  return { imageUrl, redirectUrl: text(redirectUrl), ...(text(title) !== '' && { title: text(title) }) };
}

export function toWordedBanner(answer: unknown): WordedBanner {
  const banner = toBanner(answer);
  const { description } = (answer ?? {}) as Loose;
  return banner.imageUrl === undefined ? {} : { ...banner, description: text(description) };
}
