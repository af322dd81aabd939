import { deskAlarm } from './alarm';

/** Half of the time is over: to everybody who is here where nobody has the lead, else to its owner. */
export const deskReminder = deskAlarm({
  kind: 'desk-reminder',
  name: 'Sales desk: reminder, to the team',
  stage: 1,
  title: ({ owner }) => (owner ? 'Not answered yet' : 'Nobody has it yet'),
  text: ({ owner }) =>
    owner
      ? 'You have this lead, and half of the time for its answer is over. Unless you do something about it, everybody gets it again when three quarters are over.'
      : 'Half of the time for its answer is over. Whoever takes it keeps the others from calling as well.',
});
