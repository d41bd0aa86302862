/**
 * What can go wrong between a page and its calls: for `page.route`, by name, and what every screen owes the shopper all
 * the same.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from 'playwright-core';
import { untilPage } from '../lib/until';

export type Fault = (route: Route) => unknown;

const answers =
  (status: number, contentType: string, body: string): Fault =>
  (route) =>
    route.fulfill({ status, contentType, body });
const JSON_TYPE = 'application/json';
const page = '<!doctype html><title>Sign in to this network</title><h1>Welcome</h1>';

/** Rows of which nothing is as it should be. */
const strangeRow = {
  id: {},
  productId: 'seven',
  productName: 12,
  name: null,
  flashText: 5,
  url: {},
  imageUrl: 3,
  title: [],
  couponText: null,
  position: 1,
  orders: 'none',
  product: 9,
  prodImg1: 4,
  categoryName: null,
  subcategoryList: 'none',
  redirectUrl: 9,
  userId: 4,
  guestId: [],
  email: 3,
  addrId: null,
  productPhotos: {},
};

/** A shop that never answers: the page gives up by itself. */
export const holds: Fault = () => undefined;

/** No answer, or one that is none. */
export const failures: Readonly<Record<string, Fault>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': answers(500, JSON_TYPE, '{"code":"INTERNAL","message":"x"}'),
  'answers 502 with a page': answers(502, 'text/html', page),
  'answers with a page': answers(200, 'text/html; charset=utf-8', page),
  'answers garbage': answers(200, JSON_TYPE, '{"cut":[1,2'),
};

/** Proper JSON that is something else, or nothing at all. */
export const wrongTypes: Readonly<Record<string, Fault>> = {
  'answers with another object': answers(200, JSON_TYPE, '{"something":"else","items":[1]}'),
  'answers nothing': answers(200, JSON_TYPE, ''),
  'answers with a number': answers(200, JSON_TYPE, '-7'),
  'answers with strange rows': answers(200, JSON_TYPE, JSON.stringify([strangeRow, strangeRow])),
  'answers with rows that are none': answers(200, JSON_TYPE, '[null, 7, "seven", []]'),
};

const isCall = ({ pathname }: URL): boolean => !/^\/(assets|pictures|fonts|videos)\//.test(pathname);

/**
 * Every call of the page's meets the fault that `set` names; null: none. Documents, scripts and pictures come as ever.
 */
export async function faultyCalls(of: Page): Promise<{ set: (fault: Fault | null) => void }> {
  let now: Fault | null = null;
  await of.route(isCall, (route) =>
    now !== null && route.request().resourceType() === 'fetch' ? now(route) : route.fallback(),
  );
  return { set: (fault) => void (now = fault) };
}

/**
 * A server that breaks off in the middle of every answer; what is asked is first done by the shop itself if `does` says
 * so.
 */
export async function cutOff({ does = false } = {}): Promise<{ fault: Fault; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': '1000' });
    response.write('[{"productId":1,', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    fault: async (route) => {
      if (does) await route.fetch();
      await route.continue({ url });
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A step to another page of the shop, as Back and Forward make it: the document stays. */
export async function stepTo(of: Page, path: string): Promise<void> {
  await of.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The page has come to rest, with its frame, one heading, and words. */
export async function expectToStand(of: Page): Promise<void> {
  await untilPage(
    'the screen to stand, with its heading',
    of,
    () => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy="true"]') === null,
  );
  const seen = await of.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    hasHeader: document.querySelector('header') !== null,
    hasFooter: document.querySelector('footer') !== null,
    words: (document.querySelector('main')?.innerText ?? '').trim().length,
    broken: /something on this page went wrong|could not be shown/i.test(document.body.innerText),
  }));
  expect(seen).toEqual({
    headings: 1,
    hasHeader: true,
    hasFooter: true,
    words: expect.any(Number) as number,
    broken: false,
  });
  expect(seen.words).toBeGreaterThan(30);
}
