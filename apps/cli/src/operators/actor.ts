/** Author in operator_actions for changes by these commands. */
export const actor = 'command line';
