/** What is said about a return. A file of their own: who only says them needs no Yup. */
export const returnMessages = {
  pieces: 'Please choose what you want to return.',
  reason: 'Please tell us why you want to return it.',
  accountNumber: 'Please enter an account number of 6 to 18 digits.',
  ifscCode: 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.',
  bankName: 'Please enter the name of the bank.',
  accountHolderName: "Please enter the account holder's name.",
} as const;
