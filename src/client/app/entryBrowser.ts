/**
 * Where the browser starts. The scripts are evaluated in steps, which yield to the main thread between them; the last
 * hydrates the page. `webpackExports` keeps what nobody uses out all the same. The theme's sheets come before
 * (webpack.config.js).
 */
import { yieldToMain } from '../browser/scheduling';
import type { EarlyDocument } from './hydration/earlyInput';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["matchPath"] */ 'react-router-dom');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["baseApi"] */ '../api/baseApi');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '../store/makeStore');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["Layout"] */ 'antd');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["App"] */ './App');
  await yieldToMain();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydration/hydrate');
  await yieldToMain();
  await hydrate();
}

// A page that cannot be hydrated says so in words (server/pages/beforeHydration).
start().catch((error: unknown) => {
  (document as EarlyDocument).early?.fail();
  throw error;
});
