/** Minutes in which link and code of a mail sign somebody in at the sales desk. */
export const signInMinutes = 10;
