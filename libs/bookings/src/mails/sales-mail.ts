import type { PropsContext } from '@mainstage/leads/mail-of';
import type { OpenOffer } from '@mainstage/leads/offer-reader';
import { bookingLinks } from '../links';
import { bookingText, type BookingText } from './booking-text';
import { bookingOf, placeSample } from './client-mail';

/** `bindingOffer`: the open offer that it makes binding. */
export type FactsForSales = BookingText & {
  salesBookingUrl: string;
  bindingOffer: Pick<OpenOffer, 'number' | 'clientIsTold'> | null;
};

export async function textForSales(context: PropsContext): Promise<FactsForSales> {
  const booking = await bookingOf(context);
  const isFirst = booking.state === 'option' && booking.rank === 1;
  const offer = isFirst ? await context.offers.openOfferOf(booking.id) : undefined;
  return {
    ...bookingText(booking),
    salesBookingUrl: bookingLinks.salesBooking(context.links, booking.id, context.mail.createdAt),
    bindingOffer: offer ?? null,
  };
}

export const salesSample: FactsForSales = {
  ...bookingText(placeSample),
  bindingOffer: null,
  salesBookingUrl: 'https://stage.example/api/calendar/bookings/c2FtcGxlLXRva2Vu',
};
