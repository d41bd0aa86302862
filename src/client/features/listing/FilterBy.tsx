/**
 * 'Filter by': opens the panel on small screens; on wide ones, where the panel stands open, a menu of stock, sort and
 * price.
 */
import { useEffect, useId, useRef } from 'react';
import { afterNextPaint } from '../../browser/scheduling';
import { PRICE_UNBOUNDED } from '../../lib/constants';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { Icon } from '../../ui/Icon';
import { PriceRange } from './PriceRange';
import { SortToggle, StockToggles } from './ToggleGroups';

/** The first range of docs/requirements.md section 9. */
const anyPrice = { min: 0, max: PRICE_UNBOUNDED };

export function FilterBy() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenPanel)?.name;
  const menuId = useId();
  return (
    <div className="filter-by">
      <button
        type="button"
        className="button filter-by-small"
        aria-haspopup="dialog"
        aria-expanded={open === 'filters'}
        onClick={() => void afterNextPaint(() => dispatch(panelOpened({ name: 'filters' })))}
      >
        <Icon name="filter" size={20} />
        Filter by
      </button>
      <button
        type="button"
        className="button filter-by-wide"
        aria-expanded={open === 'filterMenu'}
        aria-controls={open === 'filterMenu' ? menuId : undefined}
        onClick={() => dispatch(open === 'filterMenu' ? panelClosed() : panelOpened({ name: 'filterMenu' }))}
      >
        Filter by
        <Icon name={open === 'filterMenu' ? 'up' : 'down'} size={18} />
      </button>
      {open === 'filterMenu' && <FilterMenu id={menuId} />}
    </div>
  );
}

function FilterMenu({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    const opener = document.activeElement;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !element?.parentElement?.contains(target)) dispatch(panelClosed());
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dispatch(panelClosed());
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      // A focus that went away with the menu returns to its button; one that is elsewhere stays.
      const lost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dispatch]);

  return (
    <div ref={menu} id={id} className="filter-menu">
      <StockToggles />
      <SortToggle />
      <PriceRange fallback={anyPrice} scope="over" />
    </div>
  );
}
