/**
 * What the support page and the shop in its frame know of each other. Both are of one origin, so they call each other's
 * functions.
 */

/** What is to be replayed, as JSON: each window makes its own objects of it. */
export interface VisitText {
  /** The actions in order. */
  payload: string;
  /** The state before the first of them. */
  preloadedState: string;
  /** Whether the shopper's browser was asked for less motion. */
  reducedMotion: boolean;
  /** It was a phone's or a tablet's. */
  touch: boolean;
  /** Moment → CSS pixels that the page was scrolled; nothing where the file does not know. */
  scrolls: readonly number[];
}

/** A step that could not be followed; 0 is the state that the file begins with. */
export interface StepFault {
  moment: number;
  /** Why, as a clause. */
  why: string;
}

/** A moment's number: 0 is the visit's beginning, n what its nth action left. */
export interface ReplayedVisit {
  /** Shows this moment: at once, or a little later where much must be worked out first. */
  jumpTo: (moment: number) => void;
  /** Shows the visit as if this action had never been. */
  setSkipped: (moment: number, skipped: boolean) => void;
  /** undefined: not worked out yet. */
  stateAt: (moment: number) => unknown;
  /** The steps that could not be followed, as far as the visit has been worked out. */
  faults: () => readonly StepFault[];
  /** Why the page that is shown could not be drawn; null where it could. */
  drawFault: () => string | null;
  /** Path and query of the page that is shown. */
  address: () => string;
  /** Hears whenever one of the answers above has changed. */
  subscribe: (listener: () => void) => () => void;
  /** How often that was. */
  version: () => number;
}

export interface ShopFrame {
  /** Once for a frame. Resolves when the shop shows the beginning of the visit. */
  open: (visit: VisitText) => Promise<ReplayedVisit>;
}

/** The window that holds the frame. */
export interface FrameHolder extends Window {
  onShopFrame?: (frame: ShopFrame) => void;
}
