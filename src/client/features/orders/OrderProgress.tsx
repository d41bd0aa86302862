/**
 * How far an order is, as the shop's running stitch. The line's lengths are given (docs/requirements.md section 4); a
 * cancelled order's is whole and must not look finished, so word, colour and an unpicked seam tell it (decision 78).
 */
import { STITCH_PATH } from '../../ui/stitchPath';
import { progressOf, statusWord } from './orderView';
import './orderProgress.css';

/** They stand where the line reaches in each. CANCELLED, at its end, is quiet unless the order is (decision 78a). */
const states = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED'];

function Seam({ className, until = 100 }: { className: string; until?: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ clipPath: `inset(-4px ${100 - until}% -4px -4px)` }}
    >
      <path d={STITCH_PATH} />
    </svg>
  );
}

export function OrderProgress({ orderNo, status }: { orderNo: string; status: string }) {
  const progress = progressOf(status);
  const now = statusWord(status);
  return (
    <div className="order-progress" data-status={status}>
      <div
        className="order-progress-line"
        role="progressbar"
        aria-label={`Order ${orderNo}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={now}
      >
        <Seam className="order-progress-way" />
        {progress > 0 && (
          <>
            <Seam className="order-progress-done" until={progress} />
            <span className="order-progress-knot" style={{ left: `${progress}%` }} />
          </>
        )}
      </div>
      {/* A screen reader has read it in the line already. */}
      <ol role="list" className="order-progress-words" aria-hidden="true">
        {states.map((word) => (
          <li key={word} className={word === now ? 'order-progress-now' : undefined}>
            {word}
          </li>
        ))}
      </ol>
      {/* Another backend's own. */}
      {!states.includes(now) && now !== '' && (
        <p className="order-progress-other" aria-hidden="true">
          {now}
        </p>
      )}
    </div>
  );
}
