/** Largest body, in bytes (rule form.limits). */
export const bodyLimit = 64 * 1024;
