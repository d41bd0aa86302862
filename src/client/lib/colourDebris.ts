/** What a sheet of another shop has in its colour column besides colours: `1 Pieces`, `2`, `Pack of 3`. */
export const countsThings = /\b(?:pieces?|pcs?|packs?|sets?|nos|pairs?|units?)\b/i;

/** Whether a filter may offer it: a number is no colour's name, and neither is a count of things. */
export const isNamedColour = (name: string): boolean =>
  /\p{L}/u.test(name) && !(/\d/.test(name) && countsThings.test(name));
