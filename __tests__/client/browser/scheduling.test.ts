/**
 * What may wait goes on with the shopper: not under a finger that only rests on the glass, and not before its press is
 * answered.
 */
import { waitFor } from '@testing-library/react';
import { nextPaint, onFirstInteraction } from '../../../src/client/browser/scheduling';

describe('page that was only drawn', () => {
  it('goes on after the answer to a press', async () => {
    const start = jest.fn();
    onFirstInteraction(start);
    window.dispatchEvent(new Event('touchstart'));
    await nextPaint();
    await nextPaint();
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('click'));
    expect(start).not.toHaveBeenCalled();
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    // From then on there is nothing to wait for.
    const next = jest.fn();
    onFirstInteraction(next);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
