import { memo } from 'react';
import { timeText } from './timeText';
import type { Entry } from './timeline';
import { ROW_HEIGHT } from './useRowWindow';

interface Props {
  entry: Entry;
  /** Its place among the rows, from 0, and how many there are: most of them are not on the page. */
  row: number;
  rows: number;
  isCurrent: boolean;
  isReachable: boolean;
  isSkipped: boolean;
  isFaulty: boolean;
  onJump: (moment: number) => void;
  onSkip: (moment: number) => void;
}

const words = { call: 'Failed call', console: 'Console error' } as const;

/** A step changes two rows. */
export const VisitLogRow = memo(function VisitLogRow(props: Props) {
  const { entry, row, rows, isCurrent, isReachable, isSkipped, isFaulty, onJump, onSkip } = props;
  const place = { style: { top: row * ROW_HEIGHT }, 'aria-posinset': row + 1, 'aria-setsize': rows };
  if (entry.kind !== 'moment') {
    return (
      <li className="support-row support-row-trouble" {...place}>
        <span className="support-row-time">{timeText(entry.at)}</span>
        <span title={entry.text}>
          <strong>{words[entry.kind]}</strong> {entry.text}
        </span>
      </li>
    );
  }
  const { moment, type, label, at } = entry;
  const tabIndex = isReachable ? 0 : -1;
  const hasFailed = isFaulty || type.endsWith('/rejected');
  const classes = ['support-row', isSkipped && 'support-row-skipped', hasFailed && 'support-row-failed'];
  return (
    <li className={classes.filter(Boolean).join(' ')} {...place}>
      <button
        type="button"
        className="support-jump"
        data-moment={moment}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={tabIndex}
        onClick={() => onJump(moment)}
      >
        <span className="support-row-time">{timeText(at)}</span>
        <span className="support-row-type" title={label}>
          {label}
          {isFaulty && <strong className="support-row-fault"> not followed</strong>}
        </span>
      </button>
      {moment > 0 && (
        <button
          type="button"
          className="support-small"
          aria-pressed={isSkipped}
          aria-label={`Leave out ${moment}: ${label}`}
          tabIndex={tabIndex}
          onClick={() => onSkip(moment)}
        >
          {isSkipped ? 'Left out' : 'Leave out'}
        </button>
      )}
    </li>
  );
});
