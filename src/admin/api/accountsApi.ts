/** Who is on the staff, and what they did: an owner's calls. */
import type { AccountsQuery, AuditList, AuditQuery, StaffAccountList } from '../../contract/staff';
import type { StaffRole } from '../../contract/rules/staffRules';
import { baseApi } from './baseApi';
import { sheetCall } from './sheets';

interface OfAccount {
  email: string;
}
interface WithRole extends OfAccount {
  role: StaffRole;
}
const invalidatesTags = (answer: unknown) => (answer ? (['Account', 'Audit'] as const) : []);

const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<StaffAccountList, AccountsQuery>({
      query: (params) => ({ url: '/accounts', params }),
      providesTags: ['Account'],
    }),
    exportAccounts: build.mutation<string, AccountsQuery>({
      query: (params) => sheetCall('/accounts.csv', params),
      invalidatesTags: ['Audit'],
    }),
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
    getAudit: build.query<AuditList, AuditQuery>({
      query: (params) => ({ url: '/audit', params }),
      providesTags: ['Audit'],
    }),
    exportAudit: build.mutation<string, AuditQuery>({
      query: (params) => sheetCall('/audit.csv', params),
      invalidatesTags: ['Audit'],
    }),
  }),
});
export const {
  useGetAccountsQuery,
  useExportAccountsMutation,
  useInviteMutation,
  useSetRoleMutation,
  useResetAccountMutation,
  useDisableAccountMutation,
  useGetAuditQuery,
  useExportAuditMutation,
} = accountsApi;
