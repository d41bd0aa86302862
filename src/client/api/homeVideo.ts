/** Videos as any backend may send them → videos that a page may play: http(s), or a path of the backend's own. */
import type { HomeVideo } from '../../contract/home';
import { toNumber } from '../lib/flags';
import { fieldsOf, text } from '../lib/loose';
import { isMediaAddress } from '../lib/mediaAddress';

function toVideo(answer: unknown): HomeVideo | null {
  const raw = fieldsOf(answer);
  if (!isMediaAddress(raw.url)) return null;
  const redirectUrl = text(raw.redirectUrl);
  return { id: toNumber(raw.id, 0), url: raw.url, redirectUrl, ...(isMediaAddress(raw.poster) && { poster: raw.poster }) };
}

export const toVideos = (answer: unknown): HomeVideo[] =>
  (Array.isArray(answer) ? answer : []).map(toVideo).filter((video) => video !== null);
