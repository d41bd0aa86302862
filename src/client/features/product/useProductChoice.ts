/**
 * What is chosen of a product now: the shopper's own choice, else what the address names, else the first there is
 * (decision 50).
 */
import { shallowEqual } from 'react-redux';
import { clamp } from '../../../contract/rules/clamp';
import type { CartItem } from '../../../contract/cart';
import type { Product } from '../../../contract/catalog';
import { QUANTITY_MIN } from '../../../contract/rules/limits';
import { useGetProductOptionsQuery } from '../../api/productApi';
import { readQuery } from '../../lib/urlQuery';
import { chosenOption, optionsOf } from '../../lib/productOptions';
import type { Option } from '../../lib/productOptions';
import { useAppSelector } from '../../store/hooks';
import { selectSearch } from '../../store/locationSlice';
import { selectProductChoice } from '../../store/productChoiceSlice';

/** What of a product is chosen, as a line of the cart. */
export function productLine(product: Product, { colour, size, quantity }: ResolvedChoice): CartItem {
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

export interface ResolvedChoice {
  colours: Option[];
  sizes: Option[];
  colour: string | null;
  size: string | null;
  quantity: number;
}

const noRows: never[] = [];

export function useProductChoice(product: Product): ResolvedChoice {
  // A step starts the choice afresh: where nothing was chosen, there is nothing to draw anew.
  const choice = useAppSelector(selectProductChoice, shallowEqual);
  const search = useAppSelector(selectSearch);
  const { currentData: rows = noRows } = useGetProductOptionsQuery(product.productName);
  const named = readQuery(search);
  const colour = chosenOption(product.productColor, choice.colour, named('color'));
  const size = chosenOption(product.productSize, choice.size, named('size'));
  return {
    colours: optionsOf(product, rows, 'productColor', size),
    sizes: optionsOf(product, rows, 'productSize', colour),
    colour,
    size,
    quantity: clamp(QUANTITY_MIN, choice.quantity, product.productQuantity),
  };
}
