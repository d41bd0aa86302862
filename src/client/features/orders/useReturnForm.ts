/** The return form's values: what waited in this tab, and what is sent. Bank details live here and nowhere else. */
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { orderMessages, refusalText } from './orderMessages';
import { dropReturnDraft, keepReturnDraft, readReturnDraft } from './returnDraft';
import { noReturn, returnSchema } from './returnSchema';
import type { ReturnValues } from './returnSchema';
import { useSendReturn } from './useSendReturn';

/**
 * @param open serial numbers of the lines that may come back
 * @param onComplaints called with the fields that the server refuses
 */
export function useReturnForm(orderNo: string, open: readonly number[], onComplaints: (names: string[]) => void) {
  const dispatch = useAppDispatch();
  const send = useSendReturn();
  const [refusal, setRefusal] = useState('');
  const [start] = useState<ReturnValues>(() => {
    const draft = { ...noReturn, ...readReturnDraft(orderNo) };
    // Of a single line there is nothing to choose.
    return { ...draft, pieces: open.length === 1 ? [...open] : draft.pieces.filter((serialNo) => open.includes(serialNo)) };
  });

  const form = useFormik<ReturnValues>({
    initialValues: start,
    validationSchema: returnSchema,
    onSubmit: async (values, { setErrors }) => {
      setRefusal('');
      // What an earlier try got through is not asked for twice. Where nothing is left, the server has the word for it.
      const left = values.pieces.filter((serialNo) => open.includes(serialNo));
      const outcome = await send(left.length > 0 ? { ...values, pieces: left } : values);
      if (outcome.kind === 'failed') setRefusal(outcome.text);
      if (outcome.kind === 'fields') {
        setErrors(outcome.fields);
        onComplaints(Object.keys(outcome.fields));
      }
      if (outcome.kind !== 'sent' && outcome.kind !== 'refused') return;
      dropReturnDraft(orderNo);
      dispatch(panelClosed());
      dispatch(outcome.kind === 'sent' ? toastShown('success', orderMessages.returned) : toastShown('warning', refusalText(outcome.error)));
    },
  });

  const { values, dirty } = form;
  useEffect(() => {
    if (dirty) keepReturnDraft(orderNo, values);
  }, [orderNo, values, dirty]);

  return { form, refusal };
}
