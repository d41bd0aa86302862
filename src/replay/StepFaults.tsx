/**
 * What the replay could not follow. One notice at a time, so that shop and controls stay in sight: of the page that
 * is shown, else of the last step up to here; the others are marked in the list.
 */
import { sentenceEnd } from './sentenceEnd';
import type { StepFault } from './shopFrame';
import { stepName } from './timeline';
import type { Moment } from './timeline';

interface Props {
  /** The steps that could not be followed, as far as the visit has been worked out. */
  faults: readonly StepFault[];
  /** Why the page at the present moment could not be drawn; null where it could. */
  drawFault: string | null;
  moments: readonly Moment[];
  moment: number;
  onJump: (moment: number) => void;
}

function sentenceOf(fault: StepFault, moments: readonly Moment[]): string {
  const at = moments[fault.moment];
  const name = at ? stepName(at) : `Step ${fault.moment}`;
  if (fault.moment === 0) {
    return `${name} is of another shape: ${sentenceEnd(fault.why)} That part begins as in an empty shop.`;
  }
  return `${name} could not be followed: ${sentenceEnd(fault.why)} It is passed over; the other steps can be looked at.`;
}

export function StepFaults({ faults, drawFault, moments, moment, onJump }: Props) {
  const at = moments[moment];
  const last = faults.findLast((fault) => fault.moment <= moment);
  const others = faults.length - 1;
  return (
    <div role="status" className="support-faults">
      {drawFault !== null && at && (
        <p className="support-fault">
          {stepName(at)} leaves a page that could not be drawn: {sentenceEnd(drawFault)} The other steps can be looked
          at.
        </p>
      )}
      {drawFault === null && last && (
        <div className="support-fault">
          <p>
            {sentenceOf(last, moments)}
            {others > 0 && ` ${others} more, marked in the list.`}
          </p>
          {last.moment !== moment && (
            <button type="button" className="support-small" onClick={() => onJump(last.moment)}>
              {last.moment === 0 ? 'Show the beginning' : `Show step ${last.moment}`}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
