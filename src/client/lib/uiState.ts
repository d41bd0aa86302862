/** The UI state that the store keeps for a page (store/uiSlice, ui/useUiState). */

/**
 * slide: a place the shopper chose, zero-based. fold: open or not, or which of several is. motion: paused or not. tab:
 * which one. scale: how large. notice: what is said on the page, a text or a little more. reached: the shopper came
 * near what waits for that. sending: an answer is on its way, or whose. complaints: field → what is wrong with it.
 */
export type UiKind = 'slide' | 'fold' | 'motion' | 'tab' | 'scale' | 'notice' | 'reached' | 'sending' | 'complaints';

/** page: forgotten with the path. frame: stays for the visit. over: forgotten when the panel or dialog closes. */
export type UiScope = 'page' | 'frame' | 'over';

/** Plain data, and nothing personal. */
export type UiValue = string | number | boolean | null | { [key: string]: UiValue | undefined };
