/** Bytes (rule form.limits). */
export const bodyLimit = 64 * 1024;
