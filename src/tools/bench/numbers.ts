/** Statistics for all parts of the bench. */

/** The median; of an even number of values the lower of the two middle ones. */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const sum = (values) => values.reduce((total, value) => total + value, 0);

module.exports = { median, sum };
