/**
 * What is said about the contact form (docs/requirements.md section 8). A file of their own: who only says them needs
 * no Yup.
 */
export const contactMessages = {
  name: 'Please Enter valid Name',
  phone: 'Please enter a valid 10-digit mobile number',
  reason: 'Please Enter valid Message Reason',
  message: 'Please Enter valid Message',
  sent: 'Message sent!',
  failed: 'Something went wrong! Try again later',
} as const;
