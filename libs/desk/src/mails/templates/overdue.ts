import { deskAlarm } from './alarm';

/** The time is over: to SALES_LEAD, or to the team's leads if it is empty. */
export const deskOverdue = deskAlarm({
  kind: 'desk-overdue',
  name: 'Sales desk: overdue lead, to the team lead',
  stage: 3,
  title: () => 'Answer overdue',
  text: ({ owner }) =>
    `The reply time promised to the visitor has passed without an answer. ${owner ? `${owner} has it.` : 'It is not assigned yet.'}`,
});
