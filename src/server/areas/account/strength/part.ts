/** A piece of a password, and how many guesses it takes whoever knows of what sort it is. */
export interface Part {
  start: number;
  /** The place behind it. */
  end: number;
  guesses: number;
}
