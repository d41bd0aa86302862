/** Colours, sizes or brands: a few at first, all after Show More (docs/requirements.md sections 2 and 9). */
import { useId } from 'react';
import { GROUP_ITEMS_AT_FIRST } from '../../lib/constants';
import type { UiScope } from '../../lib/uiState';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { useOptimisticValue } from '../../ui/useOptimisticValue';
import { useUiState } from '../../ui/useUiState';
import { isChosen, withFacet } from './filterChanges';
import type { Facet } from './filterChanges';
import type { FilterChange } from './useFilterChange';
import { useFilterChange } from './useFilterChange';

interface FilterOptionProps {
  name: string;
  chosen: boolean;
  choose: FilterChange;
}

/** What a press makes of a choice, before the address says so, and the press itself. */
export function usePress(chosen: boolean, choose: FilterChange): [boolean, () => void] {
  const change = useFilterChange();
  const [shown, show] = useOptimisticValue(chosen, () => change(choose));
  return [shown, () => show(!chosen)];
}

/** One choice of a filter group: its tick comes with the press, the list after it. */
export function FilterOption({ name, chosen, choose }: FilterOptionProps) {
  const [isOn, press] = usePress(chosen, choose);
  return (
    <button type="button" className="filter-option" aria-pressed={isOn} onClick={press}>
      <span className="filter-tick">{isOn && <Icon name="check" size={16} />}</span>
      {name}
    </button>
  );
}

/** The first few, and the chosen one wherever it stands: a choice is never hidden. */
export const firstItems = <Item,>(items: readonly Item[], chosen: (item: Item) => boolean): Item[] =>
  items.filter((item, index) => index < GROUP_ITEMS_AT_FIRST || chosen(item));

interface Props {
  title: string;
  facet: Facet;
  values: readonly string[];
  /** In the panel or beside the list, where it is folded by itself. */
  scope: UiScope;
}

export function FacetGroup({ title, facet, values, scope }: Props) {
  const filters = useAppSelector(selectFilters);
  const [opened, setOpened] = useUiState('fold', `all:${facet}`, false, scope);
  const id = useId();
  const chosen = (value: string) => isChosen(filters[facet], value);
  if (values.length === 0) return null;
  return (
    <section className="filter-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul role="list" className="filter-options">
        {(opened ? values : firstItems(values, chosen)).map((value) => (
          <li key={value}>
            <FilterOption name={value} chosen={chosen(value)} choose={(now) => withFacet(now, facet, value)} />
          </li>
        ))}
      </ul>
      {values.length > GROUP_ITEMS_AT_FIRST && (
        <ShowMore what={title} opened={opened} onToggle={() => setOpened(!opened)} />
      )}
    </section>
  );
}

interface ShowMoreProps {
  what: string;
  opened: boolean;
  onToggle: () => void;
}

export function ShowMore({ what, opened, onToggle }: ShowMoreProps) {
  return (
    <button type="button" className="link-button filter-more" aria-expanded={opened} onClick={onToggle}>
      {opened ? 'Show Less' : 'Show More'}
      <span className="visually-hidden"> of {what}</span>
    </button>
  );
}
