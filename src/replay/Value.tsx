/** A value as JSON: on its line while it is short, else its beginning, to be unfolded. */
import { useState } from 'react';

const SHORT = 90;

const json = (value: unknown, indent?: number): string => JSON.stringify(value, null, indent) ?? 'undefined';

export function Value({ value }: { value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  const line = json(value);
  if (line.length <= SHORT) return <code className="support-value">{line}</code>;
  return (
    <details className="support-long" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{line.slice(0, SHORT)}…</code>
      </summary>
      {/* Focusable, since it may scroll. */}
      {isOpen && (
        <pre tabIndex={0} role="group" aria-label="The whole value">
          {json(value, 2)}
        </pre>
      )}
    </details>
  );
}
