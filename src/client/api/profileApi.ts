/**
 * A member's profile (docs/requirements.md section 7, 'Account'). Apart from accountApi, because no first page needs
 * it.
 */
import type { UpdateUserBody, User } from '../../contract/account';
import { baseApi } from './baseApi';
import type { Secret } from './secret';
import { toUser } from './user';

interface ChangedUser {
  userId: string;
  details: Secret<UpdateUserBody>;
}

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, string>({
      query: (userId) => `/users/userByID/${encodeURIComponent(userId)}`,
      transformResponse: toUser,
      // Fields that stand empty because nothing came would be saved as they are.
      extraOptions: { isAnswer: (answer) => toUser(answer).email !== '' },
      providesTags: ['Account'],
    }),
    /** Name and mobile number; the e-mail address stays as it is. The account is asked for again. */
    updateUser: build.mutation<null, ChangedUser>({
      query: ({ userId, details }) => ({
        url: `/users/updateUser/${encodeURIComponent(userId)}`,
        method: 'POST',
        body: details.reveal(),
      }),
      transformResponse: () => null,
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useGetUserQuery, useUpdateUserMutation } = profileApi;
