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

/** Of any order, and of the page that sends a link again: each of the two is drawn once, alike for everyone. */
const ofOrder = /^\/order(\/[^/]+)?\/?$/i;

/** @returns the address that such a page is drawn for; undefined for every other page */
export function orderPageAddress(pathname: string): string | undefined {
  const [whole, orderNo] = ofOrder.exec(pathname) ?? [];
  if (whole === undefined) return undefined;
  return orderNo === undefined ? '/order' : '/order/-';
}
