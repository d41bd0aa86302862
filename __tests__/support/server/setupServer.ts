import type * as Argon2 from '@node-rs/argon2';

/**
 * React's development build warns of each empty attribute (`alt=""`) on a Node that cannot tell an empty buffer from
 * one that was given away, which Node 20 cannot. Its production build, which the shop runs, says nothing.
 */
const say = console.error;
console.error = (first: unknown, ...rest: unknown[]) => {
  if (!String(first).startsWith('React encountered an empty buffer')) say(first, ...rest);
};

/**
 * Passwords are hashed as the shop does it, but at a cost that nobody waits for; a file whose subject is the cost
 * unmocks it.
 */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, cost) };
});
