/**
 * What a shopper has typed and not sent is in no log; but a server's sentence, or an error in the console, may repeat
 * it. So that it is masked there too, it is looked up where it is kept: in the page's forms and in this tab's storage.
 */
import { kindAnywhere, kindInPrivate } from './maskKinds';

const notPersonal: readonly string[] = ['search', 'checkbox', 'radio', 'range', 'submit', 'button', 'hidden'];

const inFields = (document: Document): string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')]
    .filter(({ type, name }) => !notPersonal.includes(type) && !/coupon|price|search/i.test(name))
    .map(({ value }) => value);

/** Texts under a name that is personal, however deep. */
function personalIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return kindAnywhere(key) !== undefined || kindInPrivate(key) !== 'text' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => personalIn(inner, name));
}

function inStorage(storage: () => Storage): string[] {
  try {
    const kept = storage();
    return Array.from({ length: kept.length }, (_, index) => kept.getItem(kept.key(index) ?? '') ?? '').flatMap(
      (text) => personalIn(JSON.parse(text) as unknown),
    );
  } catch {
    return [];
  }
}

export const typedOnPage = (window: Window): string[] =>
  [...inFields(window.document), ...inStorage(() => window.sessionStorage)].filter((text) => text.trim() !== '');
