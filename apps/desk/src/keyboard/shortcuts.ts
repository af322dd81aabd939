/** All keys of the desk, as in common mail programs. */
export const shortcuts = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['u', 'Back to the list'],
  ['/', 'Search'],
  ['n', 'New lead'],
  ['t', 'Take the lead'],
  ['a', 'Answer by email'],
  ['o', 'Make an offer'],
  ['e', 'I have answered'],
  ['s', 'Set the next step'],
  ['z', 'Snooze'],
  ['r', 'Remind me if no reply'],
  ['p', 'Print the day list'],
  ['?', 'Show these keys'],
] as const;

export type ShortcutKey = (typeof shortcuts)[number][0];
