/** While a screen's code or data comes: the shape of a list, in its place. It is not drawn for a short wait. */
export function Waiting({ lines = 4 }: { lines?: number }) {
  return (
    <div className="waiting" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="waiting-line" />
      ))}
    </div>
  );
}
