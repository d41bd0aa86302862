/** A set of ordinals, one bit each: what is common to two words of 20,000 products each is found in 3,000 steps. */

/** A list of this share of all is as long as a set. */
export const BITS = 32;

export class OrdinalSet {
  private readonly bits: Uint32Array;

  constructor(size: number) {
    this.bits = new Uint32Array(Math.ceil(size / BITS));
  }

  add(ordinal: number): void {
    const at = ordinal >>> 5;
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (ordinal & 31));
  }

  /** Takes in what the other has; that may be of a smaller size. */
  addAll({ bits: others }: OrdinalSet): void {
    const { bits } = this;
    for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
  }

  /** Keeps what the other of the same size has too. */
  keep({ bits: others }: OrdinalSet): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  }

  /** In order. */
  list(): number[] {
    const ordinals: number[] = [];
    for (let at = 0; at < this.bits.length; at += 1) {
      // The lowest bit, again and again.
      for (let rest = this.bits[at] ?? 0; rest !== 0; rest &= rest - 1) ordinals.push(at * BITS + BITS - 1 - Math.clz32(rest & -rest));
    }
    return ordinals;
  }
}
