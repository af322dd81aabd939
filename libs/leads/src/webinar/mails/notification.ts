import type { WebinarStatus } from '@mainstage/contracts/answers';
import { type Notification, notification } from '../../notification';
import { ordinary } from '../../sample';
import { notificationOf } from '../../tour/booking-of';
import type { TypedFields } from '../../tour/entity';
import { webinarBookingOf } from '../booking-of';
import { webinarForSales } from '../form';

const places = {
  confirmed: 'Confirmed',
  waitlisted: 'Waiting list, all places are taken',
} satisfies Record<WebinarStatus, string>;

type SignUp = Notification<TypedFields['webinar']> & { status: WebinarStatus };

export const webinarNotification = notification<'webinar-notification', TypedFields['webinar'], SignUp>({
  kind: 'webinar-notification',
  name: 'Webinar: sign-up, to sales',
  title: 'Webinar sign-up',
  subject: ({ status }) => ['Webinar', status],
  unanswered: true,
  fields: webinarForSales,
  wanted: ({ status }) => [['Place', places[status]]],
  async props(context) {
    const { booking, status } = await webinarBookingOf(context);
    return { ...notificationOf(booking), status };
  },
  sample: {
    ...ordinary,
    status: 'waitlisted',
    typed: { firstName: 'Ada', email: 'ada.muster@firma.example', selectedDate: 'Donnerstag, 16.07. 11:00 Uhr' },
  },
});
