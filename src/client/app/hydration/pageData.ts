/** What the server leaves in the page for the browser. */

export interface PageData {
  /** The store's state as rendered, without what belongs to one shopper. */
  state: unknown;
  /** `{host}` of docs/requirements.md section 1; '' for the same origin. */
  apiHost: string;
  /** Where that reads passwords from the query string only (docs/contract.md section 1). */
  credentialsInQuery: boolean;
  /** Which release of the shop this is (contract/release, `releaseName`), for support. */
  build: string;
}

export const PAGE_DATA_ID = 'page-data';

export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  return text === ''
    ? { state: {}, apiHost: '', credentialsInQuery: false, build: '' }
    : (JSON.parse(text) as PageData);
}

/** JSON that cannot end its script element early. */
export const embedJson = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
