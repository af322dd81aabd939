import { dayOf } from '@mainstage/calendar/days/hours';
import { eventsOf } from '@mainstage/bookings/events';
import { listBookings, listedBooking } from '@mainstage/bookings/list';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingPage, ActionOutcome } from './booking-links';
import { renderSalesBookingView } from './sales-booking-view';

/** Read-only page behind a link to sales: the booking, its actions and the other bookings of the day. */
@Injectable()
export class SalesBookingPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  async show(id: string, outcome?: ActionOutcome): Promise<string | undefined> {
    const manager = this.dataSource.manager;
    const booking = await listedBooking(manager, id);
    if (!booking) return undefined;
    const day = dayOf(booking.day);
    const states = ['requested', 'option', 'definite'] as const;
    const [events, sameDay] = await Promise.all([
      eventsOf(manager, id),
      listBookings(manager, { from: new Date(day.from), to: new Date(day.to), states }),
    ]);
    return renderSalesBookingView({ booking, events, sameDay, outcome });
  }
}
