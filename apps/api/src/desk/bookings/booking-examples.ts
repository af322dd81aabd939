import type { BookingHistory, BookingPreview, ChangedBooking } from '@mainstage/contracts/desk/bookings';
import { exampleBooking } from '../leads/lead-examples';

/** OpenAPI examples of bookings. */
export const changedExample: ChangedBooking = {
  ...exampleBooking,
  changeId: '0192c3d4-7b8c-4d9e-8f0a-2b3c4d5e6f70',
  mails: 1,
};

export const previewExample: BookingPreview = {
  unreachable: null,
  rank: 1,
  mails: [
    {
      ...{ bookingId: exampleBooking.id, own: true, who: exampleBooking.who, to: 'ada@example.com', told: true },
      subject: 'You hold the first option on Skyline Stage',
      text: 'We keep it for you until your option ends.',
    },
  ],
};

export const historyExample: BookingHistory = [
  {
    ...{ id: 'booking 7', at: '2030-05-14T09:00:00.000Z', by: 'Lena Brandt', kind: 'booking', text: null },
    title: 'Skyline Stage, Thu 12 September 2030: made an option',
  },
];
