import { isObject } from '../../../contract/rules/isObject';

/** What was recorded, as JSON; undefined stands for what is not there. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

export type Fields = { [key: string]: Json };

export const isFields = (value: Json): value is Fields => isObject(value);
