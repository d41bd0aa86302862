/** Resolves in a task of its own: a press or a frame may come first, so that a finger never waits for a whole series of steps on a slow phone. */
export const breathe = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
