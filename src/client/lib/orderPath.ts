import { paths } from './paths';

/** Where an order has its page (docs/contract.md section 10); without a number, where the link to one is sent again. */
export const orderPath = (orderNo = ''): string =>
  orderNo === '' ? paths.order : `${paths.order}/${encodeURIComponent(orderNo)}`;

/** In the place of a number: the page of whichever order, which the server draws once for all of them. */
export const ANY_ORDER = '-';
