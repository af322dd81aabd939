import { eventInterests } from '@mainstage/contracts/forms/business-event-form';
import { bookingOf, notificationOf } from './booking';
import type { PropsMakers } from './make-props';

export const businessEventProps: PropsMakers<'business-event-confirmation' | 'business-event-notification'> = {
  async 'business-event-confirmation'(context) {
    const { typed } = await bookingOf(context);
    // Only one of the known kinds may reach the visitor's mail.
    return { eventInterest: eventInterests.find((interest) => interest === typed['eventInterest']) ?? null };
  },
  async 'business-event-notification'(context) {
    return notificationOf(await bookingOf(context));
  },
};
