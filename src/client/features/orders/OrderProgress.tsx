/**
 * How far an order is, as the shop's running stitch. The line's lengths are given (docs/requirements.md section 4); a
 * cancelled order's is whole and must not look finished, so word, colour and an unpicked seam tell it (decision 78).
 */
import { STITCH_PATH } from '../../ui/stitchPath';
import { useCssVars } from '../../ui/useCssVars';
import { progressOf, statusWord } from './orderView';
import './orderProgress.css';

/** They stand where the line reaches in each. CANCELLED, at its end, is quiet unless the order is (decision 78a). */
const states = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED'];

function Seam({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 400 8" preserveAspectRatio="none" aria-hidden="true">
      <path d={STITCH_PATH} />
    </svg>
  );
}

export function OrderProgress({ orderNo, status }: { orderNo: string; status: string }) {
  const progress = progressOf(status);
  const now = statusWord(status);
  const vars = useCssVars({ '--done': `${progress}%` });
  return (
    <div className="order-progress" data-status={status}>
      <div
        {...vars}
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
            <Seam className="order-progress-done" />
            <span className="order-progress-knot" />
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
