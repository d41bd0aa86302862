/** What the replay could not follow, step by step, and that the rest can still be looked at. */
import type { StepFault } from './shopFrame';
import { stepName } from './timeline';
import type { Moment } from './timeline';

interface Props {
  /** The steps up to here that could not be followed. */
  faults: readonly StepFault[];
  /** Why the page at the present moment could not be drawn; null where it could. */
  drawFault: string | null;
  moments: readonly Moment[];
  moment: number;
  onJump: (moment: number) => void;
}

const AT_MOST = 3;
/** An error's words may quote what broke it. */
const LONGEST = 300;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function sentenceOf(fault: StepFault, moments: readonly Moment[]): string {
  const at = moments[fault.moment];
  const name = at ? stepName(at) : `Step ${fault.moment}`;
  if (fault.moment === 0) return `${name} is of another shape: ${short(fault.why)}. That part begins as in an empty shop.`;
  return `${name} could not be followed: ${short(fault.why)}. It is passed over; the other steps can be looked at.`;
}

export function StepFaults({ faults, drawFault, moments, moment, onJump }: Props) {
  const at = moments[moment];
  const told = faults.slice(0, AT_MOST);
  return (
    <div role="status" className="support-faults">
      {drawFault !== null && at && (
        <p className="support-fault">
          {stepName(at)} leaves a page that could not be drawn: {short(drawFault)}. The other steps can be looked at.
        </p>
      )}
      {told.map((fault) => (
        <div key={fault.moment} className="support-fault">
          <p>{sentenceOf(fault, moments)}</p>
          {fault.moment !== moment && (
            <button type="button" className="support-small" onClick={() => onJump(fault.moment)}>
              {fault.moment === 0 ? 'Show the beginning' : `Show step ${fault.moment}`}
            </button>
          )}
        </div>
      ))}
      {faults.length > told.length && (
        <p className="support-note">{faults.length - told.length} more are marked in the list.</p>
      )}
    </div>
  );
}
