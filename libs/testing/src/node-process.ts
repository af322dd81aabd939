/**
 * Arguments for a Node.js that a test starts: a test that is aborted or killed must leave no process behind that takes
 * the mails of later tests.
 */
export const tiedToParent = ['--import', new URL('./exit-with-parent.mjs', import.meta.url).href];
