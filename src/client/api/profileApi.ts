/**
 * A member's profile (docs/requirements.md section 7, 'Account'). Apart from accountApi, because no first page needs
 * it.
 */
import type { UpdateUserBody, User } from '../../contract/account';
import { fieldsOf, tidy } from '../lib/decode';
import { baseApi } from './baseApi';
import type { Secret } from './secret';

/** A member's profile as any backend may send it → the profile the screens can rely on (decision 11). */
function toUser(answer: unknown): User {
  const { userId, parName, lastname, email, mobile1 } = fieldsOf(answer);
  return {
    userId: tidy(userId),
    parName: tidy(parName),
    lastname: tidy(lastname),
    email: tidy(email),
    mobile1: tidy(mobile1),
  };
}

/**
 * What a member is called: parName holds the whole name, and lastname what an older account kept apart (decision 70).
 */
export const fullName = ({ parName, lastname }: Pick<User, 'parName' | 'lastname'>): string =>
  [parName, lastname].filter((part) => part !== '').join(' ');

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
