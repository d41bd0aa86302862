/**
 * Sentences that forms of several features say alike (docs/requirements.md section 8). Who only says them needs no Yup.
 */
export const formMessages = {
  confirm: 'Passwords do not match',
  kept: 'What you typed is kept.',
  profileNotSaved: 'Error while updating profile. Please try again.',
} as const;
