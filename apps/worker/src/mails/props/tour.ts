import { bookingOf, notificationOf } from './booking';
import type { PropsMakers } from './make-props';

export const tourProps: PropsMakers<'tour-confirmation' | 'tour-notification'> = {
  async 'tour-confirmation'(context) {
    const { id, preferredDate, preferredTime, numberOfGuests, createdAt } = await bookingOf(context);
    return { leadId: id, preferredDate, preferredTime, numberOfGuests, requestedAt: createdAt };
  },
  async 'tour-notification'(context) {
    return notificationOf(await bookingOf(context));
  },
};
