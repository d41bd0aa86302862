/**
 * What a page says while its scripts are not there, and where they never come: a press waits, or how to order all the same. Links and the
 * search work without them. Nothing of it is shown before there is something to say (firstScripts.ts sets `data-now`); a search that was
 * begun in it stays when the page is awake.
 */
import { brand } from '../../contract/brand';
import { escape } from '../escape';

const phone = `<a href="tel:${escape(brand.phone.replace(/\s/g, ''))}">${escape(brand.phone)}</a>`;
const chat = `<a href="${escape(brand.social.chat)}" rel="noopener">WhatsApp</a>`;
const failed = `Links work, and the search below; buttons, choices and forms do not. To order all the same, call ${phone} or write to us on ${chat}.`;
/** The header's own is in the menu on a phone, which does not open then. */
const search = `<form class="asleep-search" role="search" aria-label="Plain search" action="/shop">
<input type="search" name="search" aria-label="Search the shop" placeholder="Jhabla, socks, cradle…" autocomplete="off">
<button type="submit">Search</button>
</form>`;

/** Goes behind the page; its looks are the theme's. */
export const asleep = `<aside id="asleep" class="asleep" aria-label="While the page wakes up">
<div role="status">
<p class="asleep-waiting">One moment: the shop is still on its way to you. What you pressed is done as soon as it is here.</p>
<p class="asleep-failed">A part of the shop has not arrived. ${failed} <a href="">Load the page again</a></p>
</div>
${search}
</aside>
<noscript><aside class="asleep" data-now="failed" aria-label="Without scripts"><p class="asleep-failed">Your browser runs no scripts here. ${failed}</p>${search}</aside></noscript>`;
