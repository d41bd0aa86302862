/**
 * The filters on a small screen, over the page. Picking one goes to a new address, which closes it (store/panelSlice).
 */
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { DeferredContent } from '../../ui/DeferredContent';
import { SidePanel } from '../../ui/SidePanel';
import { FilterGroups } from './FilterGroups';

/** From here on the filters stand beside the list; listing.css says the same. */
const BESIDE = '(min-width: 1024px)';

export function FilterPanel() {
  const open = useAppSelector(selectOpenPanel)?.name === 'filters';
  return open ? <OpenPanel /> : null;
}

function OpenPanel() {
  const dispatch = useAppDispatch();
  const close = () => {
    dispatch(panelClosed());
  };

  useEffect(() => {
    const wide = window.matchMedia(BESIDE);
    const onChange = () => wide.matches && dispatch(panelClosed());
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [dispatch]);

  return (
    <SidePanel title="Filters" onClose={close}>
      <DeferredContent>
        <FilterGroups everything />
      </DeferredContent>
    </SidePanel>
  );
}
