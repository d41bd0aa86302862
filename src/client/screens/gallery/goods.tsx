/** What shows goods and money. */
import { AddedToCart } from '../../ui/AddedToCart';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';
import { OrderTotals } from '../../ui/OrderTotals';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { ProductCard } from '../../ui/ProductCard';
import { StarShape, Stars } from '../../ui/Stars';
import { StitchDivider } from '../../ui/StitchDivider';
import { brokenPicture, picture, product, soldOut, unrated } from './samples';
import type { States } from './samples';

const SIZES = '240px';

const icons: readonly IconName[] = ['search', 'heart', 'cart', 'user', 'filter', 'trash', 'share', 'eye', 'eyeClosed'];

const totals = { pieces: 3, subtotalPaise: 119_700, discountPaise: 0, totalPaise: 119_700 };

export const goods: Readonly<Record<string, States>> = {
  ProductCard: {
    usual: <ProductCard product={product} sizes={SIZES} />,
    'sold out': <ProductCard product={soldOut} sizes={SIZES} />,
    'rated by nobody': <ProductCard product={unrated} sizes={SIZES} />,
  },
  Picture: {
    usual: <Picture src={picture} alt="A jhabla" sizes={SIZES} />,
    none: <Picture src={undefined} alt="A jhabla" sizes={SIZES} />,
    'did not load': <Picture src={brokenPicture} alt="A jhabla" sizes={SIZES} />,
  },
  AddedToCart: { usual: <AddedToCart productName="Jhabla" className="wish-card-added" /> },
  Price: {
    'with a saving': <Price ratePaise={39_900} mrpPaise={49_900} />,
    'without one': <Price ratePaise={39_900} mrpPaise={39_900} />,
    'on a page': <Price ratePaise={39_900} mrpPaise={49_900} size="page" />,
  },
  OrderTotals: {
    usual: <OrderTotals {...totals} />,
    'with a coupon': <OrderTotals {...totals} discountPaise={11_970} totalPaise={107_730} couponName="FIRST" />,
    'about to change': <OrderTotals {...totals} updating />,
  },
  Stars: {
    usual: <Stars rating={4.3} count={7} />,
    'without a count': <Stars rating={2} />,
    'rated by nobody': <Stars rating={0} count={0} />,
  },
  StarShape: { filled: <StarShape filled />, empty: <StarShape filled={false} /> },
  Icon: Object.fromEntries(icons.map((name) => [name, <Icon key={name} name={name} />])),
  StitchDivider: { usual: <StitchDivider /> },
};
