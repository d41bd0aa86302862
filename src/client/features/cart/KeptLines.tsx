/** What became of a guest's cart whose session had ended. Stands on the page from the beginning, to be heard. */
import { selectKept } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';
import { FewerLines, inCartOf, namesOf } from './JoinedLines';
import '../../ui/states.css';
import './cart.css';

export function KeptLines() {
  const kept = useAppSelector(selectKept);
  const lost = kept.filter(({ orderQuantity }) => orderQuantity === 0);
  return (
    <div role="status">
      {kept.length > 0 && (
        <div className="notice notice-good">
          {inCartOf(kept).length > 0 && (
            <p>We kept your cart; your visit had ended, and prices and stock are today’s.</p>
          )}
          <FewerLines lines={kept} />
          {lost.length > 0 && <p>No longer to be had: {namesOf(lost)}.</p>}
        </div>
      )}
    </div>
  );
}
