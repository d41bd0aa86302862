/**
 * What a page says while its scripts are not there, and where they never come: a press waits, or how to order all the same. Links and the
 * search work without them. Nothing of it is shown before there is something to say (firstScripts.ts sets `data-now`); a search that was
 * begun in it stays when the page is awake.
 */
import type { ShopFacts } from '../../contract/words';
import { escape } from './escape';

/** How to order all the same, as far as the shop has said how to reach it. */
function otherWay({ phone, social: { chat } }: ShopFacts): string {
  const call = phone && `call <a href="tel:${escape(phone.replace(/\s/g, ''))}">${escape(phone)}</a>`;
  const write = chat && `write to us on <a href="${escape(chat)}" rel="noopener">WhatsApp</a>`;
  const ways = [call, write].filter(Boolean).join(' or ');
  return ways && ` To order all the same, ${ways}.`;
}

const failed = (shop: ShopFacts): string => `Links work, and the search below; buttons, choices and forms do ` +
  `not.${otherWay(shop)}`;
/** The header's own is in the menu on a phone, which does not open then. */
const search = `<form class="asleep-search" role="search" aria-label="Plain search" action="/shop">
<input type="search" name="search" aria-label="Search the shop" placeholder="What are you looking for?" autocomplete="off">
<button type="submit">Search</button>
</form>`;

/** Goes behind the page; its looks are the theme's. */
export const beforeHydration = (shop: ShopFacts): string => `<aside id="asleep" class="asleep" aria-label="While the page wakes up">
<div role="status">
<p class="asleep-waiting">One moment: the shop is still on its way to you. What you pressed is done as soon as it is here.</p>
<p class="asleep-failed">A part of the shop has not arrived. ${failed(shop)} <a href="">Load the page again</a></p>
</div>
${search}
</aside>
<noscript><aside class="asleep" data-now="failed" aria-label="Without scripts"><p class="asleep-failed">Your browser runs no scripts here. ${failed(shop)}</p>${search}</aside></noscript>`;
