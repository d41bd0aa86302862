/** What of a product is chosen, as a line of the cart. */
import type { CartItem } from '../../../contract/cart';
import type { Product } from '../../../contract/catalog';
import type { ProductChoice } from './useProductChoice';

export function productLine(product: Product, { colour, size, quantity }: ProductChoice): CartItem {
  const { productId, productName, productRate, productQuantity, offered, lightning } = product;
  return {
    productId,
    productid: productId,
    productName,
    productImage: product.prodImg1 ?? '',
    productRate,
    orderQuantity: quantity,
    stockQuantity: productQuantity,
    productColor: colour ?? '',
    productSize: size ?? '',
    offered,
    lightning,
  };
}
