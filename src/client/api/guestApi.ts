/** A guest's identity (SPEC.md section 7, 'Guest'). */
import { baseApi } from './baseApi';

/** A guest id arrives bare or in an object (DECISIONS.md T107). */
function toGuestId(answer: unknown): string {
  const { guestId, id } = (answer ?? {}) as { guestId?: unknown; id?: unknown };
  const sent = guestId ?? id ?? answer;
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
}

export const guestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<string, void>({
      query: () => ({ url: '/api/guest/create', method: 'POST' }),
      transformResponse: toGuestId,
      extraOptions: { isAnswer: (answer) => toGuestId(answer) !== '' },
    }),
  }),
});

export const { useCreateGuestMutation } = guestApi;
