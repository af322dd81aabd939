import { eventInterestLabels } from '@mainstage/content/forms/business-event';
import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { notification } from './notification';

export const businessEventNotification: Template<'business-event-notification'> = notification<
  MailProps['business-event-notification']
>({
  title: 'New business event application',
  fields: ({ firstName, lastName, email, phone, company, position }) => [
    ['First name', firstName],
    ['Last name', lastName],
    ['E-mail', email],
    ['Phone', phone],
    ['Company', company],
    ['Position', position],
  ],
  quote: ({ message }) => ['Message', message],
  known: ({ typed: { eventInterest } }) => [
    ['Event format', eventInterest === undefined ? 'not given' : eventInterestLabels[eventInterest]],
  ],
});
