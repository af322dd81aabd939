/** Seconds for which the mails of a press at the desk wait, and for which it can be undone. */
export const undoSeconds = 10;
