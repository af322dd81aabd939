/**
 * Arguments for a Node.js that a test starts: a test that is given up, or killed, leaves no process behind that takes the
 * mails of later ones.
 */
export const tiedToParent = ['--import', new URL('./exit-with-parent.mjs', import.meta.url).href];
