/** A choice answers the finger by itself, and the shop hears of it after the paint. */
import { render, screen, waitFor, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterNextPaint } from '../../../src/client/browser/scheduling';
import { useOptimisticValue } from '../../../src/client/ui/useOptimisticValue';

describe('optimistic choice', () => {
  it('shows the press at once, tells of it after the paint, and counts two quick ones', async () => {
    const told = jest.fn();
    function Counter() {
      const [value, setValue] = useState(1);
      const [shown, show] = useOptimisticValue(value, (next: number) => {
        told(next);
        setValue(next);
      });
      return (
        <button type="button" onClick={() => show(shown + 1)}>
          {shown}
        </button>
      );
    }
    render(<Counter />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(button).toHaveTextContent('2');
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(button).toHaveTextContent('3');
    await waitFor(() => expect(told.mock.calls).toEqual([[2], [3]]));
    expect(button).toHaveTextContent('3');
  });
});

describe('call that waits for the paint', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('comes once, also where nothing is painted', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const work = jest.fn();
    afterNextPaint(work);
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be taken back', () => {
    const work = jest.fn();
    afterNextPaint(work)();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
