/** A guest's identity (docs/requirements.md section 7, 'Guest'). */
import { baseApi } from './baseApi';

/** A guest id arrives bare or in an object (decision 107). */
export function toGuestId(answer: unknown): string {
  const { guestId, id } = (answer ?? {}) as { guestId?: unknown; id?: unknown };
  const sent = guestId ?? id ?? answer;
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
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
