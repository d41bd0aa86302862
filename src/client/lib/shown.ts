/** What may be shown on a page and kept in the store for it (store/viewSlice, ui/useShown). */

/**
 * slide: a place the shopper chose, zero-based. fold: open or not, or which of several is. motion: paused or not. tab: which one.
 * scale: how large. notice: what is said on the page, a text or a little more. reached: the shopper came near what waits for that.
 * sending: an answer is on its way, or whose. complaints: field → what is wrong with it.
 */
export type ShownKind = 'slide' | 'fold' | 'motion' | 'tab' | 'scale' | 'notice' | 'reached' | 'sending' | 'complaints';

/** page: forgotten with the path. frame: stays for the visit. over: forgotten when the panel or dialog closes. */
export type ShownScope = 'page' | 'frame' | 'over';

/** Plain data, and nothing personal. */
export type ShownValue = string | number | boolean | null | { [key: string]: ShownValue | undefined };
