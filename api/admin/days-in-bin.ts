/** Days for which a deleted post can be restored. */
export const daysInBin = 30;
