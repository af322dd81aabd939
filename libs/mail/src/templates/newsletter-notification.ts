import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { notification } from './notification';

export const newsletterNotification: Template<'newsletter-notification'> = notification<
  MailProps['newsletter-notification']
>({
  title: 'Newsletter sign-up',
  fields: ({ email }) => [['E-mail', email]],
});
