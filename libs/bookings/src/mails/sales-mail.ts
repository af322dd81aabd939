import type { PropsContext } from '@mainstage/leads/mail-of';
import { type Booking } from '../entities/booking';
import { bookingLinks } from '../links';
import { bookingText, type BookingText } from './booking-text';
import { bookingOf, placeSample } from './client-mail';

export type FactsForSales = BookingText & { salesBookingUrl: string };

const factsForSales = (booking: Booking, { links, mail }: PropsContext): FactsForSales => ({
  ...bookingText(booking),
  salesBookingUrl: bookingLinks.salesBooking(links, booking.id, mail.createdAt),
});

export async function textForSales(context: PropsContext): Promise<FactsForSales> {
  return factsForSales(await bookingOf(context), context);
}

export const salesSample: FactsForSales = {
  ...bookingText(placeSample),
  salesBookingUrl: 'https://stage.example/api/calendar/bookings/c2FtcGxlLXRva2Vu',
};
