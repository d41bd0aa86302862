/**
 * The notice of a page without its scripts: that a press waits for them, or, where they never come, how to order all
 * the same. Links and the search work without them. It is hidden until firstScripts.ts sets `data-now`; a search that
 * is typed in it stays after hydration.
 */
import { SEARCH_PLACEHOLDER } from '../../contract/rules/searchWords';
import type { ShopFacts } from '../../contract/words';
import { escape } from './escape';

/** How to order all the same, by the contacts that the shop has. */
function otherWay({ phone, social: { chat } }: ShopFacts): string {
  const call = phone && `call <a href="tel:${escape(phone.replace(/\s/g, ''))}">${escape(phone)}</a>`;
  const write = chat && `write to us on <a href="${escape(chat)}" rel="noopener">WhatsApp</a>`;
  const ways = [call, write].filter(Boolean).join(' or ');
  return ways && ` To order all the same, ${ways}.`;
}

const failed = (shop: ShopFacts): string =>
  `Links work, and the search below; buttons, choices and forms do ` + `not.${otherWay(shop)}`;
/** A second search: on a phone the header's own is in the menu, which does not open without scripts. */
const search = `<form class="early-search" role="search" aria-label="Plain search" action="/shop">
<input type="search" name="search" aria-label="Search the shop" placeholder="${SEARCH_PLACEHOLDER}" autocomplete="off">
<button type="submit">Search</button>
</form>`;

/** The element after the page's root; the theme styles it. */
export const beforeHydration = (
  shop: ShopFacts,
): string => `<aside id="early" class="early" aria-label="While the page wakes up">
<div role="status">
<p class="early-waiting">One moment: the shop is still on its way to you. What you pressed is done as soon as it is here.</p>
<p class="early-failed">A part of the shop has not arrived. ${failed(shop)} <a href="">Load the page again</a></p>
</div>
${search}
</aside>
<noscript><aside class="early" data-now="failed" aria-label="Without scripts"><p class="early-failed">Your browser runs no scripts here. ${failed(shop)}</p>${search}</aside></noscript>`;
