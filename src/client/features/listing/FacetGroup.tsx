/** Colours, sizes or brands: three at first, all after Show More (SPEC.md sections 2 and 9). */
import { useId, useState } from 'react';
import { GROUP_ITEMS_AT_FIRST } from '../../lib/constants';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { isChosen, withFacet } from './filterChanges';
import type { Facet } from './filterChanges';
import { useFilterChange } from './useFilterChange';

/** The first few, and the chosen one wherever it stands: a choice is never hidden. */
export const firstItems = <Item,>(items: readonly Item[], chosen: (item: Item) => boolean): Item[] =>
  items.filter((item, index) => index < GROUP_ITEMS_AT_FIRST || chosen(item));

interface Props {
  title: string;
  facet: Facet;
  values: readonly string[];
}

export function FacetGroup({ title, facet, values }: Props) {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const chosen = (value: string) => isChosen(filters[facet], value);
  if (values.length === 0) return null;
  return (
    <section className="filter-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul role="list" className="filter-options">
        {(opened ? values : firstItems(values, chosen)).map((value) => (
          <li key={value}>
            <button type="button" className="filter-option" aria-pressed={chosen(value)} onClick={() => change(withFacet(filters, facet, value))}>
              <span className="filter-tick">{chosen(value) && <Icon name="check" size={16} />}</span>
              {value}
            </button>
          </li>
        ))}
      </ul>
      {values.length > GROUP_ITEMS_AT_FIRST && <ShowMore what={title} opened={opened} onToggle={() => setOpened(!opened)} />}
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
