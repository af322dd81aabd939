import { AvailabilityBoard } from '@mainstage/bookings/availability/board';
import { BookedTimesQueries } from '@mainstage/bookings/availability/booked-times.queries';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AvailabilityController } from './availability.controller';
import { BookingLinks } from './booking-links';
import { DeskController } from './desk.controller';
import { DeskPage } from './desk-page';
import { FeedsController } from './feeds.controller';
import { OptionController } from './option.controller';
import { OptionPage } from './option-page';

/** The house calendar: what visitors see of it, the pages by which sales answers and clients look after their option, and the feeds. */
@Module({
  controllers: [AvailabilityController, DeskController, FeedsController, OptionController],
  providers: [
    BookingLinks,
    DeskPage,
    OptionPage,
    {
      provide: AvailabilityBoard,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new AvailabilityBoard(new BookedTimesQueries(dataSource.manager)),
    },
  ],
})
export class CalendarModule {}
