/** What the browser tells of the connection; some tell nothing, then it is an ordinary one. */
interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** The shopper asked for less: by the browser's own setting, or by the wish that style sheets can see. */
export const savesData = (): boolean =>
  connection()?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;

/** Nothing is fetched that nobody has asked for: the shopper saves data, or waits long enough already. */
export const isScarce = (): boolean => savesData() || /2g$/.test(connection()?.effectiveType ?? '');
