/** The file as a shopper can read it before it is saved: its steps in order, then everything in it, line by line. */
import type { SupportBundle } from '../../lib/supportBundle';

const actionNames = ({ payload }: SupportBundle): string[] => (JSON.parse(payload) as { type: string }[]).map(({ type }) => type);

/** @returns plain text; the texts of Redux DevTools in it are opened up */
export function fileText(bundle: SupportBundle): string {
  const { payload, preloadedState, ...rest } = bundle;
  const steps = actionNames(bundle).map((name, index) => `${index + 1}. ${name}`);
  const whole = { ...rest, actions: JSON.parse(payload) as unknown, startingState: JSON.parse(preloadedState) as unknown };
  return ['The steps of this visit', '', ...steps, '', 'Everything in the file', '', JSON.stringify(whole, null, 2), ''].join('\n');
}
