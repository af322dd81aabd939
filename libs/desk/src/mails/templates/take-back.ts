import { deskAlarm } from './alarm';

/** Three quarters of the time are over: to all present members, about a lead whose owner did nothing. */
export const deskTakeBack = deskAlarm({
  kind: 'desk-take-back',
  name: 'Sales desk: lead taken back, to the team',
  stage: 2,
  title: () => 'Back with the team',
  text: () => 'Three quarters of the time for its answer have passed. Please take it, and answer it today if you can.',
});
