/** How the server makes markup of a page's elements. */
import { createElement, lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { renderMarkup } from '../../../src/client/app/renderMarkup';

const Fails = (): never => {
  throw new Error('as a part of a page may');
};
const Comes = lazy(() => Promise.resolve({ default: () => createElement('b', null, 'late') }));

/** A page with this part in it. */
const pageWith = (part: ComponentType) =>
  createElement('main', null, createElement(Suspense, { fallback: 'waits' }, createElement(part)));

describe('The markup of a page', () => {
  it('has a part that waits as whole as the others', async () => {
    expect(await renderMarkup(pageWith(Comes))).toContain('<b>late</b>');
  });

  it('is none where a part fails: the fault is told', async () => {
    await expect(renderMarkup(pageWith(Fails))).rejects.toThrow('as a part of a page may');
    await expect(renderMarkup(createElement(Fails))).rejects.toThrow('as a part of a page may');
  });
});
