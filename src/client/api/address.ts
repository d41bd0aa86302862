/** A saved address as any backend may send it → the address the screens can rely on (decision 11). */
import type { Address } from '../../contract/account';
import { COUNTRY } from '../lib/constants';
import { fieldsOf, written } from '../lib/loose';

export interface SavedAddress extends Address {
  /** The server's word for its parts, which an order to it sends back; another backend has none. */
  version?: string;
}

export function toAddress(answer: unknown): Address {
  const raw = fieldsOf(answer);
  return {
    addrId: written(raw.addrId).trim(),
    houseName: written(raw.houseName).trim(),
    street: written(raw.street).trim(),
    city: written(raw.city).trim(),
    state: written(raw.state).trim(),
    pinCode: written(raw.pinCode).trim(),
    country: written(raw.country).trim() || COUNTRY,
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
  return [written(name).trim(), written(phone).trim()];
};
