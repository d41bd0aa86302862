/** Who is on the staff, and what they did: an owner's calls. */
import type { AuditEntry, StaffAccount } from '../../contract/staff';
import type { StaffRole } from '../../contract/rules/staffRules';
import { baseApi } from './baseApi';

interface OfAccount {
  email: string;
}
interface WithRole extends OfAccount {
  role: StaffRole;
}
interface AuditQuery {
  /** The id of the last row that is shown. */
  before?: number;
  subject?: string;
}

const invalidatesTags = (answer: unknown) => (answer ? (['Account', 'Audit'] as const) : []);

const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<StaffAccount[], void>({ query: () => '/accounts', providesTags: ['Account'] }),
    invite: build.mutation<{ link: string }, WithRole>({
      query: (body) => ({ url: '/accounts', method: 'POST', body }),
      invalidatesTags,
    }),
    setRole: build.mutation<unknown, WithRole>({
      query: (body) => ({ url: '/accounts/role', method: 'PUT', body }),
      invalidatesTags,
    }),
    resetAccount: build.mutation<{ link: string }, OfAccount>({
      query: (body) => ({ url: '/accounts/reset', method: 'POST', body }),
      invalidatesTags,
    }),
    disableAccount: build.mutation<unknown, OfAccount>({
      query: (body) => ({ url: '/accounts/disable', method: 'POST', body }),
      invalidatesTags,
    }),
    getAudit: build.query<AuditEntry[], AuditQuery>({
      query: (params) => ({ url: '/audit', params }),
      providesTags: ['Audit'],
    }),
  }),
});
export const {
  useGetAccountsQuery,
  useInviteMutation,
  useSetRoleMutation,
  useResetAccountMutation,
  useDisableAccountMutation,
  useGetAuditQuery,
} = accountsApi;
