/** Why things come back to a baby-wear shop. 'Another reason' is what the comment is for. */
export const returnReasons = [
  'Too small',
  'Too large',
  'Not as pictured or described',
  'Damaged or faulty',
  'Not what I ordered',
  'Changed my mind',
  'Another reason',
] as const;
