declare module '*.css';
/** True in the bundle that renders pages on the server. */
declare const __SERVER__: boolean;
