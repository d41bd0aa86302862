/** What an owner sets of the shop (src/contract/staffSettings.ts). */
import type { SettingValues } from '../../contract/rules/shopSettings';
import type { StaffSettings } from '../../contract/staffSettings';
import { baseApi } from './baseApi';

/** Only what is changed, and of which settings it was changed. */
type SettingsChange = Partial<SettingValues> & Pick<StaffSettings, 'version'>;

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<StaffSettings, void>({
      query: () => '/settings',
      // The form begins with what is there now, not with what was there when it was left.
      keepUnusedDataFor: 0,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<StaffSettings, SettingsChange>({
      query: (body) => ({ url: '/settings', method: 'PUT', body }),
      invalidatesTags: (answer) => (answer ? ['Settings', 'Audit'] : []),
    }),
  }),
});
export const { useGetSettingsQuery, useChangeSettingsMutation } = settingsApi;
