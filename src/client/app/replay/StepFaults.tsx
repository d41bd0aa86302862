/**
 * What the replay could not follow. One notice at a time, so that shop and controls stay in sight: of the page that
 * is shown, else of the last step up to here; the others are marked in the list.
 */
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

/** An error's words may quote what broke it. */
const LONGEST = 300;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function sentenceOf(fault: StepFault, moments: readonly Moment[]): string {
  const at = moments[fault.moment];
  const name = at ? stepName(at) : `Step ${fault.moment}`;
  if (fault.moment === 0) {
    return `${name} is of another shape: ${short(fault.why)}. That part begins as in an empty shop.`;
  }
  return `${name} could not be followed: ${short(fault.why)}. It is passed over; the other steps can be looked at.`;
}

export function StepFaults({ faults, drawFault, moments, moment, onJump }: Props) {
  const at = moments[moment];
  const last = faults.findLast((fault) => fault.moment <= moment);
  const others = faults.length - 1;
  return (
    <div role="status" className="support-faults">
      {drawFault !== null && at && (
        <p className="support-fault">
          {stepName(at)} leaves a page that could not be drawn: {short(drawFault)}. The other steps can be looked at.
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
