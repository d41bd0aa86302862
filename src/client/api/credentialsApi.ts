/** Signing up and forgotten passwords (SPEC.md section 7, 'Account'). Apart from accountApi, because no first page of the shop needs it. */
import { baseApi } from './baseApi';
import { sendCredentials } from './credentials';
import type { Secret } from './secret';
import { serverText } from './serverText';

export interface NewAccount {
  name: string;
  emailId: string;
  password: string;
  mobile: string;
}

export interface NewPassword {
  email: string;
  token: string;
  newPassword: string;
}

const nothing = () => null;

/** A broken rule comes back as `errorMessage` with status 200 (CONTRACT.md section 1); '' when there is none. */
const complaintIn = (answer: unknown): string => serverText((answer as { errorMessage?: unknown } | null)?.errorMessage);

export const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives what the server complains of; '' when the account is made. Does not log in. */
    signUp: build.mutation<string, Secret<NewAccount>>({
      queryFn: (account, api, _options, send) => sendCredentials('/users/addNewUserEmail', { ...account.reveal() }, api, send, complaintIn),
    }),
    sendResetLink: build.mutation<null, Secret<string>>({
      queryFn: (email, api, _options, send) => sendCredentials('/users/forgotPassword', { email: email.reveal() }, api, send, nothing),
    }),
    resetPassword: build.mutation<null, Secret<NewPassword>>({
      queryFn: (set, api, _options, send) => sendCredentials('/users/resetPassword', { ...set.reveal() }, api, send, nothing),
    }),
  }),
});

export const { useSignUpMutation, useSendResetLinkMutation, useResetPasswordMutation } = credentialsApi;
