/** By which redux-persist knows the slices. */
export const PERSIST_KEY = 'jhabla';

/** Every key of local storage, which the tabs of a shopper share. What one tab keeps by itself: tabStorage.ts. */
export const storageKeys = {
  /** The slices that outlive a session (store/persistence.ts). */
  state: `persist:${PERSIST_KEY}`,
  /** Word to the other tabs that an order was placed (store/unheardOrder.ts). */
  ordered: 'ordered',
  /** A guest's order that waits for its answer (store/unheardOrder.ts). */
  unheardOrder: 'unheardOrder',
  /** When a member left; what was typed goes with the member in every tab (store/memberLeft.ts). */
  memberLeft: 'memberLeftAt',
} as const;
