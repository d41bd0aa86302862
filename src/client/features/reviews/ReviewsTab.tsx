/**
 * The Reviews tab: the list and the form, each in a chunk of its own. They come when the tab is opened, since most who
 * look at a product never open it; the list does not wait for the form's libraries.
 */
import type { Product } from '../../../contract/catalog';
import { readQuery } from '../../lib/urlQuery';
import { useAppSelector } from '../../store/hooks';
import { selectSearch } from '../../store/locationSlice';
import { LoadFailed } from '../../ui/LoadFailed';
import { focusFirst } from '../../ui/focusFirst';
import { useRetriedModule } from '../../ui/useRetriedModule';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import './reviews.css';

const loadList = () => import(/* webpackChunkName: "reviews" */ './ReviewList').then(({ ReviewList }) => ReviewList);
const loadForm = () =>
  import(/* webpackChunkName: "review-form" */ './ReviewForm').then(({ ReviewForm }) => ReviewForm);

const notHere = 'The reviews did not arrive. Check your connection and try again.';
const formNotHere = 'The form did not arrive. Check your connection and try again.';

const focusForm = () => focusFirst(document.querySelector<HTMLFormElement>('.review-form'), ['ratings']);

export function ReviewsTab({ product }: { product: Product }) {
  const list = useRetriedModule(loadList, true, 'reviews');
  const form = useRetriedModule(loadForm, true, 'review-form');
  const search = useAppSelector(selectSearch);
  const isNamed = readQuery(search)('tab') !== null;
  return (
    <div className="reviews">
      {list.part && <list.part product={product} onWrite={focusForm} />}
      {!list.part &&
        (list.failed ? (
          <LoadFailed message={notHere} retrying={list.retrying} onRetry={list.retry} />
        ) : (
          <ReviewsSkeleton />
        ))}
      {form.part && <form.part productId={product.productId} cameBack={isNamed} />}
      {!form.part &&
        (form.failed ? (
          <LoadFailed message={formNotHere} retrying={form.retrying} onRetry={form.retry} />
        ) : (
          <span className="skeleton review-form-skeleton" />
        ))}
    </div>
  );
}
