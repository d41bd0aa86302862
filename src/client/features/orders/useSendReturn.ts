/** Asks for the return of each chosen line, one call after the other: the server takes one request for each. */
import { isApiError, toUserMessage } from '../../api/errors';
import { useStartReturnMutation } from '../../api/returnsApi';
import { secret } from '../../api/secret';
import type { ReturnValues } from './returnSchema';

/** `refused`: the order stands otherwise than the page said. `fields`: what the server complains about. `failed`: it may be tried again. */
export type SendReturnResult = { kind: 'sent' } | { kind: 'refused'; error: unknown } | { kind: 'fields'; fields: Record<string, string> } | { kind: 'failed'; text: string };

export function useSendReturn(): (values: ReturnValues) => Promise<SendReturnResult> {
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
      return error.code === 'INVALID' && error.fields ? { kind: 'fields', fields: error.fields } : { kind: 'failed', text: toUserMessage(error) };
    }
    return { kind: 'sent' };
  };
}
