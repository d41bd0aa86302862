/** How a return can stand, in the order of its way. No schema here: the browser imports these values. */
export const returnStatuses = ['INITIATED', 'APPROVED', 'REJECTED', 'REFUNDED'] as const;
