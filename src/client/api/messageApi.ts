/** A member's message to the shop (docs/requirements.md section 7, 'Other'). */
import type { CustomerMessageAnswer, CustomerMessageBody } from '../../contract/message';
import { fieldsOf } from '../lib/decode';
import { baseApi } from './baseApi';
import type { Secret } from './secret';
import { serverText } from './errors';

/** A backend may answer with anything, or nothing: all that counts is whether it complains. */
function toAnswer(answer: unknown): CustomerMessageAnswer {
  const errorMessage = serverText(fieldsOf(answer).errorMessage);
  return errorMessage === '' ? {} : { errorMessage };
}

const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A broken rule comes back as `errorMessage` with status 200 (docs/contract.md section 1). */
    sendMessage: build.mutation<CustomerMessageAnswer, Secret<CustomerMessageBody>>({
      query: (message) => ({ url: '/customerMessage/add', method: 'POST', body: message.reveal() }),
      transformResponse: toAnswer,
    }),
  }),
});

export const { useSendMessageMutation } = messageApi;
