import { fold, splitOptions } from '../../../contract/rules/names';

/** What a client says was chosen. */
export interface Choice {
  productColor?: string | undefined;
  productSize?: string | undefined;
}

/**
 * The choice as a cart line keeps it: in the product's own spelling; '' for none, for `-`, and for a product's whole list, which
 * a client sends that lets nobody choose. A word that the product does not list is kept: staff will ask.
 */
export const chosenOption = (product: { colours: string; sizes: string }, choice: Choice): { colour: string; size: string } => ({
  colour: chosen(product.colours, choice.productColor),
  size: chosen(product.sizes, choice.productSize),
});

function chosen(list: string, value = ''): string {
  const options = splitOptions(list);
  const words = splitOptions(value);
  if (words.length !== 1) return '';
  const [word = ''] = words;
  return options.find((option) => fold(option) === fold(word)) ?? word.slice(0, 60);
}
