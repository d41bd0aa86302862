/** Moves whenever the terms & conditions do: what a member accepted is stored with it (decision 91). */
export const TERMS_VERSION = '2024-04';
