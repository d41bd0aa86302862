/** The return form's values: what waited in this tab, and what is sent. Bank details live here and nowhere else. */
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { useShopForm } from '../../ui/useShopForm';
import { orderMessages, refusalText } from './orderMessages';
import { dropReturnDraft, keepReturnDraft, readReturnDraft } from './returnDraft';
import { noReturn, returnSchema } from './returnSchema';
import type { ReturnValues } from './returnSchema';
import { useSendReturn } from './useSendReturn';

/** @param open serial numbers of the lines that may come back */
export function useReturnForm(orderNo: string, open: readonly number[]) {
  const dispatch = useAppDispatch();
  const send = useSendReturn();
  const [start] = useState<ReturnValues>(() => {
    const draft = { ...noReturn, ...readReturnDraft(orderNo) };
    // Of a single line there is nothing to choose.
    return { ...draft, pieces: open.length === 1 ? [...open] : draft.pieces.filter((serialNo) => open.includes(serialNo)) };
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
      dispatch(outcome.kind === 'sent' ? toastShown('success', orderMessages.returned) : toastShown('warning', refusalText(outcome.error)));
      return null;
    },
  });

  const { values, dirty } = shop.form;
  useEffect(() => {
    if (dirty) keepReturnDraft(orderNo, values);
  }, [orderNo, values, dirty]);

  return shop;
}
