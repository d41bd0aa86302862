/** How many tests run side by side: one more than the machine has cores, since a browser test waits most of its time. */
const { availableParallelism } = require('node:os');

module.exports = { workers: availableParallelism() + 1 };
