/**
 * One call of the contract, as the tables of calls (calls.ts, memberCalls.ts) describe it, and how a request is
 * made.
 */
import type { InjectOptions } from 'fastify';

/** What a request names. */
export interface Ids {
  ownerId: string;
  addrId: string;
  /** Of an order that is ORDERED. */
  serialNo: number;
  /** Of an order that is DELIVERED. */
  deliveredSerialNo: number;
  productId: number;
  otherProductId: number;
}

/** An id that names something of one person. */
export type OwnId = 'ownerId' | 'addrId' | 'serialNo' | 'deliveredSerialNo';
type Access = 'anyone' | 'guest or member' | 'guest' | 'member';

export interface Call {
  /** Method and path, as /openapi.json spells them. */
  name: string;
  access: Access;
  /** Which ids it carries. */
  owns: OwnId[];
  request(ids: Ids): InjectOptions;
  /** The status that whoever may call gets. */
  ok: number;
}

/** What the prepared cart costs. */
export const CART_RUPEES = 399;

/** An address with these parameters. */
const query = (url: string, params: Record<string, string | number>): string =>
  `${url}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()}`;

/** How a form is sent. */
export const form = (url: string, fields: Record<string, string | number>): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: query('', fields).slice(1),
});

export const get = (url: string, params: Record<string, string | number> = {}): InjectOptions => ({
  method: 'GET',
  url: query(url, params),
});

/** With a JSON body where there is one. */
export const post = (url: string, params: Record<string, string | number> = {}, payload?: unknown): InjectOptions => ({
  method: 'POST',
  url: query(url, params),
  ...(payload !== undefined && { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
});
