import { useState } from 'react';
import { Value } from './Value';
import type { Change } from './changes';

const AT_FIRST = 60;
const words = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return <p>Nothing in the store.</p>;
  const shown = isWhole ? changes : changes.slice(0, AT_FIRST);
  return (
    <>
      <ul role="list" className="support-changes">
        {shown.map((change) => (
          <li key={`${change.kind} ${change.path}`} className={`support-change support-change-${change.kind}`}>
            <p>
              <strong>{words[change.kind]}</strong> <span className="support-path">{change.path}</span>
            </p>
            <div className="support-values">
              {'before' in change && <Value value={change.before} />}
              {'before' in change && 'after' in change && (
                <span>
                  <span className="visually-hidden">becomes</span>
                  <span aria-hidden="true">→</span>
                </span>
              )}
              {'after' in change && <Value value={change.after} />}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          Show all {changes.length} changes
        </button>
      )}
    </>
  );
}
