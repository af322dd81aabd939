import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { notification } from './notification';

export const contactNotification: Template<'contact-notification'> = notification<MailProps['contact-notification']>({
  title: 'New contact message',
  fields: ({ firstName, lastName, email, company }) => [
    ['First name', firstName],
    ['Last name', lastName],
    ['E-mail', email],
    ['Company', company],
  ],
  quote: ({ message }) => ['Message', message],
});
