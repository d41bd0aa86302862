import { shareOut } from '../../../../src/server/lib/money';

describe('sharing an amount out over lines', () => {
  it.each([
    ['₹89 and two others with 10 % off', 27_000, [8900, 11_100, 10_000], [8010, 9990, 9000]],
    ['a paisa goes where the remainder is largest', 100, [1, 1, 1], [34, 33, 33]],
    ['the earlier of equal remainders first', 101, [1, 1, 1], [34, 34, 33]],
    ['a third to each, by size', 9000, [6666, 3334], [5999, 3001]],
    ['nothing is left of an order that a coupon pays whole', 0, [8900, 100], [0, 0]],
    ['lines that cost nothing take nothing', 500, [0, 500, 0], [0, 500, 0]],
    ['no weight at all', 5, [0, 0], [5, 0]],
    ['no lines', 0, [], []],
    ['more than a number holds exactly', 1_999_999_999, [1_999_999_999, 1_999_999_998], [1_000_000_000, 999_999_999]],
  ])('%s', (_, total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares);
  });

  it('adds up to the amount and strays from no line’s exact share by a whole paisa, whatever the lines', () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2000; round += 1) {
      const weights = Array.from({ length: 1 + next(12) }, () => 1 + next(200_000));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const total = next(whole + 1);
      const shares = shareOut(total, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      shares.forEach((share, at) => expect(Math.abs(share - (total * (weights[at] ?? 0)) / whole)).toBeLessThan(1));
    }
  });
});
