/**
 * A return that is being written waits in this tab for the way over the login and for a reload (decision 85). Bank
 * details do not: they are in the form's memory alone and have to be typed again (decision 73).
 */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { ReturnValues } from './returnSchema';

type ReturnDraft = Pick<ReturnValues, 'pieces' | 'reason' | 'comment'>;

const keyOf = (orderNo: string) => `returnDraft-${orderNo}`;

export const readReturnDraft = (orderNo: string): ReturnDraft | null => readFromTab<ReturnDraft>(keyOf(orderNo));
export const keepReturnDraft = (orderNo: string, { pieces, reason, comment }: ReturnValues): void => keepInTab(keyOf(orderNo), { pieces, reason, comment });
export const dropReturnDraft = (orderNo: string): void => dropFromTab(keyOf(orderNo));
