/** A guest's identity (docs/requirements.md section 7, 'Guest'). */
import { fieldsOf, written } from '../lib/decode';
import { baseApi } from './baseApi';

/** A guest id arrives bare or in an object (decision 107). */
export function toGuestId(answer: unknown): string {
  const { guestId, id } = fieldsOf(answer);
  return written(guestId ?? id ?? answer);
}

/** A browser that has a guest's session already is given that guest's id again. */
export const creatingGuest = { url: '/api/guest/create', method: 'POST' };

export const guestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<string, void>({
      query: () => creatingGuest,
      transformResponse: toGuestId,
      extraOptions: { isAnswer: (answer) => toGuestId(answer) !== '' },
    }),
  }),
});
