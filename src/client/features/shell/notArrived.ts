/** Said when a part of the frame that was asked for did not come. */
export const NOT_ARRIVED = 'This did not arrive. Check your connection and try again.';
