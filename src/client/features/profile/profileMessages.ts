/**
 * What is said about a member's own details (docs/requirements.md section 8, Profile). A file of their own: who only
 * says them needs no Yup.
 */
import { profileFaults } from '../../../contract/rules/messages';

export const profileMessages = {
  name: profileFaults.name,
  mobile: profileFaults.mobile,
  saved: 'your profile have been updated!',
  kept: 'What you typed is kept.',
  failed: 'Error while updating profile. Please try again.',
} as const;
