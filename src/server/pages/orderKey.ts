/** The key of an order's page, which stands in its address (docs/contract.md section 10, decision 337). */
import { ANY_ORDER, orderPath } from '../../client/lib/orderPath';

/**
 * Takes the key of an order's page out of the address and the history, before anything else of the page runs: the store,
 * its log and every later request know the address without it. It waits in this tab (client/browser/orderKeys).
 */
export const ORDER_KEY_SCRIPT = `(function(){
var key=new URLSearchParams(location.search).get('key'),about=location.pathname.split('/')[2];
if(!location.search)return;
if(key&&about)try{sessionStorage['orderKey:'+about]=JSON.stringify(key)}catch(_){document.orderKey=[about,key]}
history.replaceState(history.state,'',location.pathname);
})()`;

/** The element for the head of an order's page. */
export const orderKeyScript = `<script>${ORDER_KEY_SCRIPT}</script>`;

/** Of any order, and of the page that sends a link again. */
const ofOrder = /^\/order(\/[^/]+)?\/?$/i;

interface OrderAddress {
  /** What such a page is drawn for. Without a key each of the two is drawn once, alike for everyone. */
  address: string;
  /** Of the link: it opens the order, which is then drawn for this request alone. */
  orderKey?: string;
}

/** @returns undefined for every other page */
export function orderPageAddress(pathname: string, search: string): OrderAddress | undefined {
  const [whole, orderNo] = ofOrder.exec(pathname) ?? [];
  if (whole === undefined) return undefined;
  if (orderNo === undefined) return { address: orderPath() };
  const orderKey = new URLSearchParams(search).get('key');
  return orderKey ? { address: pathname, orderKey } : { address: orderPath(ANY_ORDER) };
}
