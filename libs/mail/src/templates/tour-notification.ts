import type { MailProps } from '../kinds';
import type { Template } from '../template';
import { notification } from './notification';
import { tourDateText } from './tour-date-text';

export const tourNotification: Template<'tour-notification'> = notification<MailProps['tour-notification']>({
  title: 'New tour request',
  fields: ({ fullName, email, company, phoneNumber }) => [
    ['Name', fullName],
    ['E-mail', email],
    ['Company', company],
    ['Phone', phoneNumber],
  ],
  quote: ({ additionalInformation }) => ['Additional information', additionalInformation],
  known: ({ typed: { preferredDate, preferredTime, numberOfGuests } }) => [
    ['Preferred date', tourDateText(preferredDate, preferredTime)],
    ['Guests', numberOfGuests === undefined ? 'not given' : String(numberOfGuests)],
  ],
});
