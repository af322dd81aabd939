import { listedBooking } from '@mainstage/bookings/list';
import { Booking } from '@mainstage/bookings/entities/booking';
import { roomsAwaited } from '@mainstage/bookings/guests/guests-awaited';
import { languageOfClient, roomsText } from '@mainstage/bookings/mails/client-mail';
import type { Language } from '@mainstage/contracts/language';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingPage, ActionOutcome } from './booking-links';
import { renderOptionView } from './option-view';

/**
 * Read-only page of an option for its holder; of other bookings it shows only the rooms whose guests the option waits
 * for.
 */
@Injectable()
export class OptionPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  /** Language of the holder. @returns English if the booking was deleted */
  async languageOf(id: string): Promise<Language> {
    const option = await this.dataSource.manager.findOneBy(Booking, { id });
    return option ? languageOfClient(this.dataSource.manager, option) : 'en';
  }

  async show(id: string, outcome?: ActionOutcome): Promise<string | undefined> {
    const booking = await listedBooking(this.dataSource.manager, id);
    if (!booking) return undefined;
    const option = await this.dataSource.manager.findOneByOrFail(Booking, { id });
    const language = await languageOfClient(this.dataSource.manager, option);
    const waitsFor = roomsText(await roomsAwaited(this.dataSource.manager, option), language);
    return renderOptionView({ booking, language, waitsFor, outcome });
  }
}
