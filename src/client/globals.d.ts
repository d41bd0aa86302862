declare module '*.css';

/** All that there is of `process` in a browser: the build writes the value in its place. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' } };
