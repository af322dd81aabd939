import { notification, type Notification } from '../../notification';
import { type Visitor, visitorOf } from '../../visitor-of';
import { ordinary } from '../../sample';

/** To sales: the visitor has corrected their address. */
export const addressNotification = notification<'address-notification', Visitor, Notification<Visitor>>({
  kind: 'address-notification',
  name: 'Corrected address, to sales',
  title: 'A visitor has corrected their email address',
  subject: () => ['Corrected email address'],
  unanswered: true,
  alert: 'The address in our first email about this enquiry was mistyped. Please use the one below.',
  fields: { name: 'Name', email: 'Email', phone: { phone: 'Phone' }, company: 'Company' },
  props: visitorOf,
  sample: {
    ...ordinary,
    typed: { name: 'Ada Muster', email: 'ada.muster@firma.example', phone: '+49 69 90009-121', company: null },
  },
});
