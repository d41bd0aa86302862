/**
 * Signing up and forgotten passwords (docs/requirements.md section 7, 'Account'). Apart from accountApi, because no
 * first page of the shop needs it.
 */
import { fieldsOf } from '../lib/decode';
import { baseApi } from './baseApi';
import { sendCredentials } from './accountApi';
import type { Secret } from './secret';
import { serverText } from './errors';

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

export interface SignUpComplaint {
  /** What the server complains of; '' when the account is made. */
  message: string;
  /** It is about the password alone, where the backend says so. */
  aboutPassword?: true;
}

/** A broken rule comes back as `errorMessage` with status 200 (docs/contract.md section 1). */
function complaintIn(answer: unknown): SignUpComplaint {
  const { errorMessage, fields } = fieldsOf(answer);
  const message = serverText(errorMessage);
  return typeof fieldsOf(fields).password === 'string' ? { message, aboutPassword: true } : { message };
}

const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Does not log in. */
    signUp: build.mutation<SignUpComplaint, Secret<NewAccount>>({
      queryFn: (account, api, _options, send) =>
        sendCredentials('/users/addNewUserEmail', { ...account.reveal() }, api, send, complaintIn),
    }),
    sendResetLink: build.mutation<null, Secret<string>>({
      queryFn: (email, api, _options, send) =>
        sendCredentials('/users/forgotPassword', { email: email.reveal() }, api, send, nothing),
    }),
    resetPassword: build.mutation<null, Secret<NewPassword>>({
      queryFn: (set, api, _options, send) =>
        sendCredentials('/users/resetPassword', { ...set.reveal() }, api, send, nothing),
    }),
  }),
});

export const { useSignUpMutation, useSendResetLinkMutation, useResetPasswordMutation } = credentialsApi;
