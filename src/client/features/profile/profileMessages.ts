/**
 * What is said about a member's own details (docs/requirements.md section 8, Profile). A file of their own: who only
 * says them needs no Yup.
 */
export const profileMessages = {
  name: 'Please enter Valid name',
  mobile: 'must enter the 10digits mobile number',
  saved: 'your profile have been updated!',
  kept: 'What you typed is kept.',
  failed: 'Error while updating profile. Please try again.',
} as const;
