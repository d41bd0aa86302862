import { pinched, stepped, toStep, wheelStep } from '../../../../src/client/ui/zoomScale';

describe('zoom scale', () => {
  it.each([
    [1, 1, 1.1],
    [1.1, 1, 1.2],
    [2.9, 1, 3],
    [3, 1, 3],
    [1.1, -1, 1],
    [1, -1, 1],
  ])('goes from %d by %d step to %d', (scale, steps, wanted) => {
    expect(stepped(scale, steps)).toBe(wanted);
  });

  it('is at three times after twenty steps of a tenth', () => {
    let scale = 1;
    for (let step = 0; step < 20; step += 1) scale = stepped(scale, 1);
    expect(scale).toBe(3);
  });

  it.each([
    [1.26, 1.3],
    [0.4, 1],
    [7, 3],
  ])('lets %d come to rest at %d', (scale, rest) => {
    expect(toStep(scale)).toBe(rest);
  });

  it.each([
    ['apart', 1, 100, 200, 2],
    ['together', 2, 200, 150, 1.5],
    ['as far as it goes', 2, 100, 900, 3],
    ['from one spot', 1.5, 0, 80, 1.5],
  ])('follows two fingers that move %s', (_, scale, before, now, wanted) => {
    expect(pinched(scale, before, now)).toBe(wanted);
  });

  const turn = (deltaY: number, known: { deltaMode?: number; ctrlKey?: boolean } = {}) => ({
    deltaY,
    deltaMode: 0,
    ctrlKey: false,
    ...known,
  });

  it.each([
    ['a notch away', turn(-100), 1],
    ['a notch nearer', turn(120), -1],
    ['three lines', turn(-3, { deltaMode: 1 }), 1],
    ['a notch with the control key', turn(-100, { ctrlKey: true }), 1],
  ])('makes one step of %s', (_, wheel, step) => {
    expect(wheelStep(0, wheel)).toEqual({ step, rest: 0 });
  });

  it('adds up the small turns of a touchpad', () => {
    const steps: number[] = [];
    let rest = 0;
    for (let event = 0; event < 12; event += 1) {
      const turned = wheelStep(rest, turn(-2, { ctrlKey: true }));
      rest = turned.rest;
      steps.push(turned.step);
    }
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(2);
  });
});
