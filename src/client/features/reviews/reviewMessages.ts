/**
 * What is said about a review (docs/requirements.md section 8). A file of their own: who only says them needs no Yup.
 */
export const reviewMessages = {
  ratings: 'Please choose one to five stars.',
  userName: 'Please enter Name',
  email: 'Please enter a valid email address.',
  message: 'Please Enter valid Message',
  unseen: 'Your message has characters in it that cannot be seen. Please type it anew.',
  sent: 'Thank you for your rating! We appreciate your feedback.',
  failed: 'Error submitting review. Please try again later.',
} as const;
