/** The head of the shop, with what it opens, over a page that is empty. */
import { loadProblem } from '../../../src/client/app/problem/loadProblem';
import { Header } from '../../../src/client/features/shell/Header';
import { Panels } from '../../../src/client/features/shell/Panels';
import type { Options } from './renderApp';
import { renderFeature } from './renderFeature';

/** @param path where the shopper is */
export const renderHeader = (path: string, { state, ...options }: Options = {}) =>
  renderFeature(
    <>
      <Header />
      <main id="page" tabIndex={-1} />
      <Panels loadProblem={loadProblem} />
    </>,
    state,
    { path, ...options },
  );
