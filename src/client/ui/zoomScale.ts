/** How large a picture is in the zoom dialog: between the bounds of `ZOOM` (docs/requirements.md section 9). Pure. */
import { clamp } from '../../contract/rules/clamp';
import { ZOOM } from '../lib/constants';

const within = (scale: number): number => clamp(ZOOM.min, scale, ZOOM.max);

/** The nearest step. Counted in tenths: ten times 0.1 is not quite 1. */
export const toStep = (scale: number): number => within(Math.round(scale * 10) / 10);

export const stepped = (scale: number, steps: number): number => toStep(scale + steps * ZOOM.step);

/** Under two fingers the picture follows without steps; it comes to rest on one (`toStep`). */
export const pinched = (scale: number, apartBefore: number, apartNow: number): number =>
  apartBefore > 0 ? within(scale * (apartNow / apartBefore)) : scale;

interface Wheel {
  deltaY: number;
  deltaMode: number;
  /** So a touchpad says that it is being pinched. */
  ctrlKey: boolean;
}

const PIXELS_A_LINE = 33;
const PIXELS_A_STEP = 50;
const PIXELS_A_PINCHED_STEP = 12;

/**
 * Which step a turn of the wheel makes: one notch, one step. A touchpad sends many small turns: they add up.
 * @param rest pixels that earlier turns left over
 */
export function wheelStep(rest: number, { deltaY, deltaMode, ctrlKey }: Wheel): { step: -1 | 0 | 1; rest: number } {
  const turned = rest - (deltaMode === 0 ? deltaY : deltaY * PIXELS_A_LINE);
  if (Math.abs(turned) < (ctrlKey ? PIXELS_A_PINCHED_STEP : PIXELS_A_STEP)) return { step: 0, rest: turned };
  return { step: turned > 0 ? 1 : -1, rest: 0 };
}
