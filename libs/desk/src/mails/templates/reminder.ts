import { deskAlarm } from './alarm';

/** Half of the time is over: to the owner, or to all present members if there is none. */
export const deskReminder = deskAlarm({
  kind: 'desk-reminder',
  name: 'Sales desk: reminder, to the team',
  stage: 1,
  title: ({ owner }) => (owner ? 'Not answered yet' : 'Not assigned yet'),
  text: ({ owner }) =>
    owner
      ? 'You have this lead, and half the time for its answer has passed. Unless you act on it, it goes back to everybody when three quarters have passed.'
      : 'Half the time for its answer has passed. Take it, so that only one of you replies.',
});
