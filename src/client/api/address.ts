/** A saved address as any backend may send it → the address the screens can rely on (decision 11). */
import type { Address } from '../../contract/account';
import { COUNTRY } from '../lib/constants';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

export interface SavedAddress extends Address {
  /** The server's word for its parts, which an order to it sends back; another backend has none. */
  version?: string;
}

export function toAddress(answer: unknown): Address {
  const raw = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return {
    addrId: text(raw.addrId),
    houseName: text(raw.houseName),
    street: text(raw.street),
    city: text(raw.city),
    state: text(raw.state),
    pinCode: text(raw.pinCode),
    country: text(raw.country) || COUNTRY,
  };
}

/**
 * One without an id can be neither chosen nor changed.
 * @param versions one for each, in their order, with commas between them
 */
export function toAddresses(answer: unknown, versions: string | null | undefined): SavedAddress[] {
  const told = versions?.split(', ') ?? [];
  const rows = Array.isArray(answer) ? answer : [];
  const withVersion = (row: unknown, at: number): SavedAddress => {
    const version = told.length === rows.length ? told[at] : undefined;
    return { ...toAddress(row), ...(version && { version }) };
  };
  return rows.map(withVersion).filter(({ addrId }) => addrId !== '');
}

/** `[name, phone]`. */
export const toNamePhone = (answer: unknown): [string, string] => {
  const [name, phone] = (Array.isArray(answer) ? answer : []) as unknown[];
  return [text(name), text(phone)];
};
