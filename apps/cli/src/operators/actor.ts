/** The author of what operators' commands record in operator_actions. */
export const actor = 'command line';
