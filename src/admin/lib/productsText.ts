import type { StaffOrderRow } from '../../contract/staffOrders';

/** `Mulmul jhabla, Wool cap and 2 more · 5 pieces` */
export function productsText({
  products,
  lineCount,
  pieces,
}: Pick<StaffOrderRow, 'products' | 'lineCount' | 'pieces'>) {
  const names = products.map(({ name }) => name).join(', ');
  const more = lineCount - products.length;
  return `${names}${more > 0 ? ` and ${more} more` : ''} · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
}
