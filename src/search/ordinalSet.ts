/** A set of ordinals, one bit each: among 100,000 products two sets are intersected in some 3,000 steps. */

/** Bits of a word of the set. A list of one ordinal in so many is as long as the set. */
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

  /** Union, in place. The other set may be of a smaller size. */
  addAll({ bits: others }: OrdinalSet): void {
    const { bits } = this;
    for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
  }

  /** Intersection, in place, with a set of the same size. */
  keep({ bits: others }: OrdinalSet): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  }

  /** Ascending. */
  list(): number[] {
    const ordinals: number[] = [];
    for (let at = 0; at < this.bits.length; at += 1) {
      // Takes the lowest bit until none is left.
      for (let rest = this.bits[at] ?? 0; rest !== 0; rest &= rest - 1)
        ordinals.push(at * BITS + BITS - 1 - Math.clz32(rest & -rest));
    }
    return ordinals;
  }
}
