/** Tabs by the WAI-ARIA pattern: one stop for the keyboard, and the arrow keys open what they reach. */
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tabElementId } from './tabElementId';
import { tabForKey } from './tabForKey';
import { useOptimisticValue } from './useOptimisticValue';
import './tabs.css';

interface Tab<Id extends string> {
  id: Id;
  title: ReactNode;
  /** Drawn while the tab is open. */
  renderPanel: () => ReactNode;
}

interface Props<Id extends string> {
  /** The beginning of the elements' ids; one of its kind on the page. */
  name: string;
  /** What the tabs are about, for those who do not see them. */
  label: string;
  tabs: readonly Tab<Id>[];
  open: Id;
  onOpen: (id: Id) => void;
}

export function Tabs<Id extends string>({ name, label, tabs, open, onOpen }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, select] = useOptimisticValue(open, onOpen);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabForKey(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onOpen(tab.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabElementId(name, id)}
            aria-selected={id === selected}
            aria-controls={`${name}-panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => select(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, renderPanel }) => (
        <div
          key={id}
          id={`${name}-panel-${id}`}
          className="tabs-panel"
          role="tabpanel"
          aria-labelledby={tabElementId(name, id)}
          tabIndex={0}
          hidden={id !== open}
        >
          {id === open && renderPanel()}
        </div>
      ))}
    </div>
  );
}
