/**
 * The files in which every page's scripts travel, in the order in which they run: each may need those before it. They are several
 * because each runs in a task of its own, and a slow telephone can answer a tap between two. Which modules lie in which is
 * said in build/shell.ts.
 */
export const shellFiles = ['react', 'router', 'styles', 'shell'] as const;
