import { listedBooking } from '@mainstage/bookings/list';
import { Booking } from '@mainstage/bookings/entities/booking';
import { roomsAwaited } from '@mainstage/bookings/guests/guests-awaited';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingPage, ActionOutcome } from './booking-links';
import { renderOptionView } from './option-view';

/** Read-only page of an option for its holder; of other bookings it shows only the rooms whose guests the option waits for. */
@Injectable()
export class OptionPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  async show(id: string, outcome?: ActionOutcome): Promise<string | undefined> {
    const booking = await listedBooking(this.dataSource.manager, id);
    if (!booking) return undefined;
    const option = await this.dataSource.manager.findOneByOrFail(Booking, { id });
    const waitsFor = await roomsAwaited(this.dataSource.manager, option);
    return renderOptionView({ booking, waitsFor, outcome });
  }
}
