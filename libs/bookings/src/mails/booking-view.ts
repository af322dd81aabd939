import type { BookingReader } from '@mainstage/leads/booking-reader';
import type { Links } from '@mainstage/leads/links';
import type { EntityManager } from 'typeorm';
import { Booking } from '../entities/booking';
import { bookingLinks } from '../links';
import { hoursText } from './booking-text';

export class BookingView implements BookingReader {
  constructor(
    private readonly entities: EntityManager,
    private readonly links: Links,
  ) {}

  async requestOf(contactId: string, enqueuedAt: Date) {
    const booking = await this.entities.findOneBy(Booking, { leadForm: 'contact', leadId: contactId });
    return booking
      ? { hours: hoursText(booking), salesBookingUrl: bookingLinks.salesBooking(this.links, booking.id, enqueuedAt) }
      : undefined;
  }

  async clientOf(bookingId: string) {
    const booking = await this.entities.findOneBy(Booking, { id: bookingId });
    return booking ? { ...booking, contactId: booking.leadForm === 'contact' ? booking.leadId : null } : undefined;
  }
}
