/**
 * Where an order has its page (docs/contract.md section 10). Apart from the other paths, which every first page loads.
 */
export const orderPath = (orderNo = ''): string =>
  orderNo === '' ? '/order' : `/order/${encodeURIComponent(orderNo)}`;
