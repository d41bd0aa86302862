/** What /support says of a step that could not be followed, and of a page that could not be drawn. */
import { render, screen } from '@testing-library/react';
import { StepFaults } from '../../../src/replay/StepFaults';
import { VisitLogRow } from '../../../src/replay/VisitLogRow';
import { momentsOf } from '../../../src/replay/timeline';
import { parseBundle } from '../../../src/client/lib/supportBundle';
import { fileOfActions } from '../../support/visits/longVisit';

const added = (payload: unknown) => ({ type: 'cart/lineAdded', payload });
const asked = { meta: { arg: { endpointName: 'getCart', originalArgs: { ownerId: 'guest-1', kind: 'guest' } } } };
const actions = [
  added({ productName: 'Twirl frock', orderQuantity: 1 }),
  added(null),
  { type: 'location/changed', payload: { pathname: '/shop', search: '?search=frock' } },
  { type: 'api/getCart/fulfilled', payload: [], ...asked },
];

function moments() {
  const parsed = parseBundle(fileOfActions(actions));
  if ('fault' in parsed) throw new Error(parsed.fault);
  return momentsOf(parsed.bundle);
}

const nothing = () => undefined;

describe('notice of a step', () => {
  it('names the step, what it is called, and why', () => {
    const faults = [{ moment: 2, why: '“payload” is null and not an object' }];
    render(<StepFaults faults={faults} drawFault={null} moments={moments()} moment={2} onJump={nothing} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Step 2, cart/lineAdded, could not be followed: “payload” is null and not an object. ' +
        'It is passed over; the other steps can be looked at.',
    );
  });

  it.each(['Error: Use an array instead.', 'Error: Use an array instead'])('has one full stop after “%s”', (fault) => {
    render(<StepFaults faults={[]} drawFault={fault} moments={moments()} moment={1} onJump={nothing} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Step 1, cart/lineAdded, leaves a page that could not be drawn: Error: Use an array instead. ' +
        'The other steps can be looked at.',
    );
  });
});

describe('row of a step', () => {
  it.each([
    [1, 'cart/lineAdded Twirl frock ×1'],
    [2, 'cart/lineAdded'],
    [3, 'location/changed /shop?search=frock'],
    [4, 'api/getCart/fulfilled'],
  ])('%i says what happened, and to what', (moment, label) => {
    const entry = moments()[moment];
    if (!entry) throw new Error('There is no such step');
    const shown = { isCurrent: false, isReachable: true, isSkipped: false, isFaulty: false };
    render(<VisitLogRow entry={entry} row={moment} rows={5} {...shown} onJump={nothing} onSkip={nothing} />);
    expect(screen.getByTitle(label)).toHaveTextContent(label);
    expect(screen.getByRole('button', { name: `Leave out ${moment}: ${label}` })).toBeVisible();
  });
});
