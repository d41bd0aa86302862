/** Something that waits until the test lets it go, such as a call for its answer. */
export function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

/** For an answer that does not come at all. */
export const never = () => new Promise<never>(() => undefined);
