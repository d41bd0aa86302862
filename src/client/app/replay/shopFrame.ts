/** What the support page and the shop in its frame know of each other. Both are of one origin, so they call each other's functions. */

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
}

/** A moment's number: 0 is the visit's beginning, n what its nth action left. */
export interface ReplayedVisit {
  jumpTo: (moment: number) => void;
  /** Shows the visit as if this action had never been. */
  setSkipped: (moment: number, skipped: boolean) => void;
  stateAt: (moment: number) => unknown;
  /** Why the shop could not follow at this moment; null where it could. */
  faultAt: (moment: number) => string | null;
  /** Path and query of the page that is shown. */
  address: () => string;
}

export interface ShopFrame {
  /** Once for a frame. Resolves when the shop shows the beginning of the visit. */
  open: (visit: VisitText) => Promise<ReplayedVisit>;
}

/** The window that holds the frame. */
export interface FrameHolder extends Window {
  onShopFrame?: (frame: ShopFrame) => void;
}
