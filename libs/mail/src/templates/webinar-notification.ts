import type { WebinarStatus } from '@mainstage/contracts/answers';
import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { notification } from './notification';

const places = {
  confirmed: 'Confirmed',
  waitlisted: 'Waiting list, all places are taken',
} satisfies Record<WebinarStatus, string>;

export const webinarNotification: Template<'webinar-notification'> = notification<MailProps['webinar-notification']>({
  title: 'New webinar sign-up',
  fields: ({ firstName, email, phone, selectedDate }) => [
    ['First name', firstName],
    ['E-mail', email],
    ['Phone', phone],
    ['Selected date', selectedDate],
  ],
  known: ({ status }) => [['Place', places[status]]],
});
