import { listedBooking } from '@mainstage/bookings/list';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingPage, ActionOutcome } from './booking-links';
import { renderOptionView } from './option-view';

/** What a client sees of the option they hold: nothing of anybody else. Shows, changes nothing. */
@Injectable()
export class OptionPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  async show(id: string, outcome?: ActionOutcome): Promise<string | undefined> {
    const booking = await listedBooking(this.dataSource.manager, id);
    return booking && renderOptionView({ booking, outcome });
  }
}
