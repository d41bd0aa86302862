/** Joining the newsletter (docs/requirements.md section 7, 'Other'): the answer is a line of text. */
import { baseApi } from './baseApi';
import type { Secret } from './secret';
import { serverText } from './errors';

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a mobile number, which travels in a parameter named email. '' when the server says nothing. */
    joinNewsletter: build.mutation<string, Secret<string>>({
      query: (mobile) => ({ url: '/api/newsletter/join', method: 'POST', params: { email: mobile.reveal() } }),
      transformResponse: serverText,
    }),
  }),
});
