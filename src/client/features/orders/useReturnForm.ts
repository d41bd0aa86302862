/** The return form's values: what waited in this tab, and what is sent. Bank details live here and nowhere else. */
import { useEffect, useState } from 'react';
import { isApiError, toUserMessage } from '../../api/errors';
import { useStartReturnMutation } from '../../api/returnsApi';
import { secret } from '../../api/secret';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { useShopForm } from '../../ui/useShopForm';
import { orderMessages, refusalText } from './orderMessages';
import { noReturn, returnSchema } from './returnSchema';
import type { ReturnValues } from './returnSchema';

/**
 * A return that is being written waits in this tab for the way over the login and for a reload (decision 85). Bank
 * details do not: they are in the form's memory alone and have to be typed again (decision 73).
 */
type ReturnDraft = Pick<ReturnValues, 'pieces' | 'reason' | 'comment'>;

const keyOf = (orderNo: string) => `returnDraft-${orderNo}`;

const readReturnDraft = (orderNo: string): ReturnDraft | null => readFromTab<ReturnDraft>(keyOf(orderNo));
const keepReturnDraft = (orderNo: string, { pieces, reason, comment }: ReturnValues): void =>
  keepInTab(keyOf(orderNo), { pieces, reason, comment });
const dropReturnDraft = (orderNo: string): void => dropFromTab(keyOf(orderNo));

/**
 * `refused`: the order stands otherwise than the page said. `fields`: what the server complains about. `failed`: it may
 * be tried again.
 */
type SendReturnResult =
  | { kind: 'sent' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'failed'; text: string };

/** Asks for the return of each chosen line, one call after the other: the server takes one request for each. */
function useSendReturn(): (values: ReturnValues) => Promise<SendReturnResult> {
  const [startReturn] = useStartReturnMutation();
  return async ({ pieces, ...form }) => {
    const comment = form.comment.trim();
    const request = secret({
      reason: form.reason.trim(),
      ...(comment !== '' && { comment }),
      accountNumber: form.accountNumber,
      ifscCode: form.ifscCode,
      bankName: form.bankName.trim(),
      accountHolderName: form.accountHolderName.trim(),
    });
    for (const orderSerial of pieces) {
      const { error } = await startReturn({ orderSerial, request });
      if (error === undefined) continue;
      if (!isApiError(error)) return { kind: 'failed', text: toUserMessage(error) };
      if (error.status === 409) return { kind: 'refused', error };
      return error.code === 'INVALID' && error.fields
        ? { kind: 'fields', fields: error.fields }
        : { kind: 'failed', text: toUserMessage(error) };
    }
    return { kind: 'sent' };
  };
}

/** @param open serial numbers of the lines that may come back */
export function useReturnForm(orderNo: string, open: readonly number[]) {
  const dispatch = useAppDispatch();
  const send = useSendReturn();
  const [start] = useState<ReturnValues>(() => {
    const draft = { ...noReturn, ...readReturnDraft(orderNo) };
    // Of a single line there is nothing to choose.
    return {
      ...draft,
      pieces: open.length === 1 ? [...open] : draft.pieces.filter((serialNo) => open.includes(serialNo)),
    };
  });

  const shop = useShopForm<ReturnValues>({
    name: 'return',
    scope: 'over',
    initial: start,
    schema: returnSchema,
    send: async (values) => {
      // What an earlier try got through is not asked for twice. Where nothing is left, the server has the word for it.
      const left = values.pieces.filter((serialNo) => open.includes(serialNo));
      const outcome = await send(left.length > 0 ? { ...values, pieces: left } : values);
      if (outcome.kind === 'failed' || outcome.kind === 'fields') return outcome;
      dropReturnDraft(orderNo);
      dispatch(panelClosed());
      dispatch(
        outcome.kind === 'sent'
          ? toastShown('success', orderMessages.returned)
          : toastShown('warning', refusalText(outcome.error)),
      );
      return null;
    },
  });

  const { values, dirty } = shop.form;
  useEffect(() => {
    if (dirty) keepReturnDraft(orderNo, values);
  }, [orderNo, values, dirty]);

  return shop;
}
