/**
 * React's development build warns of each empty attribute (`alt=""`) on a Node that cannot tell an empty buffer from one that was given away,
 * which Node 20 cannot. Its production build, which the shop runs, says nothing.
 */
const say = console.error;
console.error = (first: unknown, ...rest: unknown[]) => {
  if (!String(first).startsWith('React encountered an empty buffer')) say(first, ...rest);
};
