/** The saved address that is edited on the profile, one at a time. Typed values stay in the form. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './events';

export interface ProfileState {
  /** addrId */
  editing: string | null;
}

const closed: ProfileState = { editing: null };

export const profileSlice = createSlice({
  name: 'profile',
  initialState: closed,
  reducers: {
    addressEditOpened: (_, { payload }: PayloadAction<string>) => ({ editing: payload }),
    addressEditClosed: () => closed,
  },
  // A session that has merely ended goes on after the login, with what was typed (decision 85).
  extraReducers: (builder) =>
    builder.addCase(signedOut, (profile, { payload }) => (payload === 'left' ? closed : profile)),
  selectors: { selectEditedAddress: ({ editing }) => editing },
});

export const { addressEditOpened, addressEditClosed } = profileSlice.actions;
export const { selectEditedAddress } = profileSlice.selectors;
