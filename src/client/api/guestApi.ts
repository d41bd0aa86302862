/** A guest's identity (SPEC.md section 7, 'Guest'). */
import { baseApi } from './baseApi';

/** A guest id arrives bare or in an object (DECISIONS.md T107). */
function toGuestId(answer: unknown): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer);
  const raw = (answer ?? {}) as { guestId?: unknown; id?: unknown };
  return String(raw.guestId ?? raw.id ?? '');
}

export const guestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<string, void>({
      query: () => ({ url: '/api/guest/create', method: 'POST' }),
      transformResponse: toGuestId,
    }),
  }),
});

export const { useCreateGuestMutation } = guestApi;
