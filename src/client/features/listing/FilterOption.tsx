/** One choice of a filter group: its tick comes with the press, the list after it. */
import { Icon } from '../../ui/Icon';
import { useAhead } from '../../ui/useAhead';
import type { FilterChange } from './useFilterChange';
import { useFilterChange } from './useFilterChange';

interface Props {
  name: string;
  chosen: boolean;
  choose: FilterChange;
}

/** What a press makes of a choice, before the address says so, and the press itself. */
export function usePress(chosen: boolean, choose: FilterChange): [boolean, () => void] {
  const change = useFilterChange();
  const [shown, show] = useAhead(chosen, () => change(choose));
  return [shown, () => show(!chosen)];
}

export function FilterOption({ name, chosen, choose }: Props) {
  const [isOn, press] = usePress(chosen, choose);
  return (
    <button type="button" className="filter-option" aria-pressed={isOn} onClick={press}>
      <span className="filter-tick">{isOn && <Icon name="check" size={16} />}</span>
      {name}
    </button>
  );
}
