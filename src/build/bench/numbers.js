/** The few sums that every part of the bench needs. */

/** The middle one; of an even number the lower of the two. */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const sum = (values) => values.reduce((total, value) => total + value, 0);

module.exports = { median, sum };
