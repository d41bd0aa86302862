import { memo } from 'react';
import { timeText } from './timeText';
import type { Entry } from './timeline';

interface Props {
  entry: Entry;
  isCurrent: boolean;
  isReachable: boolean;
  isSkipped: boolean;
  onJump: (moment: number) => void;
  onSkip: (moment: number) => void;
}

const words = { call: 'Failed call', console: 'Console error' } as const;

/** A step changes two rows of thousands. */
export const VisitLogRow = memo(function VisitLogRow({ entry, isCurrent, isReachable, isSkipped, onJump, onSkip }: Props) {
  if (entry.kind !== 'moment') {
    return (
      <li className="support-row support-row-trouble">
        <span className="support-row-time">{timeText(entry.at)}</span>
        <span title={entry.text}>
          <strong>{words[entry.kind]}</strong> {entry.text}
        </span>
      </li>
    );
  }
  const { moment, type, at } = entry;
  const tabIndex = isReachable ? 0 : -1;
  const classes = ['support-row', isSkipped && 'support-row-skipped', type.endsWith('/rejected') && 'support-row-failed'];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <button type="button" className="support-jump" data-moment={moment} aria-current={isCurrent ? 'step' : undefined} tabIndex={tabIndex} onClick={() => onJump(moment)}>
        <span className="support-row-time">{timeText(at)}</span>
        <span className="support-row-type" title={type}>
          {type}
        </span>
      </button>
      {moment > 0 && (
        <button type="button" className="support-small" aria-pressed={isSkipped} aria-label={`Leave out ${moment}: ${type}`} tabIndex={tabIndex} onClick={() => onSkip(moment)}>
          {isSkipped ? 'Left out' : 'Leave out'}
        </button>
      )}
    </li>
  );
});
