/**
 * Whether a list of a request's head (Accept, Accept-Encoding) names this value by itself and does not refuse it
 * (`q=0`). In lower case.
 */
export const isAccepted = (header: string, value: string): boolean =>
  header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...rest] = part.split(';').map((piece) => piece.trim());
      return name === value && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
    });
