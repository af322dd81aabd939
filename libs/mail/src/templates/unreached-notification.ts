import { VisitorText } from '../layout/visitor-text';
import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { kindWords } from './kind-words';
import { notification } from './notification';

export const unreachedNotification: Template<'unreached-notification'> = notification<
  MailProps['unreached-notification']
>({
  title: 'A visitor our mail does not reach',
  alert: 'Their mail server refused our mail, so this visitor has had no answer. Please ring them.',
  fields: ({ name, email, phone, company }) => [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Company', company],
  ],
  known: ({ unsent, reply }) => [
    ['Undelivered', kindWords[unsent]],
    ['Their server said', new VisitorText(reply)],
  ],
});
