/** The dialog for a shopper with a problem. Nobody needs it before something is wrong: a chunk of its own. */
export const loadProblem = () => import(/* webpackChunkName: "problem" */ './Problem').then(({ Problem }) => Problem);
