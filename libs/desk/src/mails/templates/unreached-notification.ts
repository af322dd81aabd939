import type { DeskPropsContext } from '../desk-mail-of';
import { type Notification, notification } from '@mainstage/leads/notification';
import { ordinary } from '@mainstage/leads/sample';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { type Visitor, visitorOf } from '@mainstage/leads/visitor-of';

/** A visitor who cannot be reached by mail, with other contact data for sales. */
export interface UnreachedVisitor extends Notification<Visitor> {
  unsent: string;
}

/** To sales: call this visitor. */
export const unreachedNotification = notification<
  'unreached-notification',
  Visitor,
  UnreachedVisitor,
  DeskPropsContext
>({
  kind: 'unreached-notification',
  name: 'Visitor not reached, to sales',
  title: 'A visitor our email does not reach',
  subject: () => ['Please call', 'our email came back'],
  unanswered: true,
  alert: 'Their mail server refused our email, so this visitor has had no answer. Please call them.',
  fields: { name: 'Name', email: 'Email', phone: { phone: 'Phone' }, company: 'Company' },
  requestFacts: ({ unsent }) => [['Undelivered', unsent]],
  async props(context) {
    const { aboutMail, form } = context.mail;
    const unsent = aboutMail === null ? undefined : await context.outbox.mail(aboutMail);
    if (!unsent || form === 'operations') throw new Withdrawn('the mail it tells of is gone');
    if (unsent.status !== 'dead' && !unsent.bounced) throw new Withdrawn('the mail it tells of is on its way by now');
    return { ...(await visitorOf(context)), unsent: unsent.name };
  },
  sample: {
    ...ordinary,
    unsent: 'Tour: confirmation',
    typed: { name: 'Ada Muster', email: 'ada.muster@firma.example', phone: '+49 69 90009-121', company: null },
  },
});
