/** The end of an account (docs/decisions/0208-leaving.md). Apart from accountApi, because no first page needs it. */
import { baseApi } from './baseApi';
import type { Secret } from './secret';

export interface Leaving {
  userId: string;
  password: string;
}

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Never in the address, whatever the backend reads: there is no older backend that knows this call. */
    deleteAccount: build.mutation<null, Secret<Leaving>>({
      queryFn: async (leaving, _api, _options, send) => {
        const { userId, password } = leaving.reveal();
        const { error } = await send({
          url: `/users/deleteAccount/${encodeURIComponent(userId)}`,
          method: 'POST',
          body: new URLSearchParams({ password }),
        });
        return error ? { error } : { data: null };
      },
    }),
  }),
});

export const { useDeleteAccountMutation } = privacyApi;
