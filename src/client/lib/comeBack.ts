/**
 * Where a shopper is taken back to after the login (DECISIONS.md T18, T19). It travels as navigation state to /login and
 * /signup, which hand it on.
 */
export interface ComeBack {
  /** Path and query inside the shop. */
  from: string;
}

export const comeBackTo = ({ pathname, search }: { pathname: string; search: string }): ComeBack => ({ from: `${pathname}${search}` });
