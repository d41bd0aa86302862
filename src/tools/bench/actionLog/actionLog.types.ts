/** What one visit cost. */
export interface VisitCost {
  ms: number;
  /** Bytes of memory afterwards. */
  held: number;
  /** Actions in the log. */
  kept: number;
}

/** The same visit without the log and with it. */
export interface Round {
  without: VisitCost;
  recorded: VisitCost;
}
