import { AvailabilityBoard } from '@mainstage/bookings/availability/board';
import { BookedTimesQueries } from '@mainstage/bookings/availability/booked-times.queries';
import { CalendarSummaryReader } from '@mainstage/bookings/summary/calendar-summary';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingPreviews } from '../desk/bookings/booking-previews';
import { DeskAccessModule } from '../desk/desk-access.module';
import { AvailabilityController } from './availability.controller';
import { BookingLinks } from './booking-links';
import { CalendarSummaryController } from './calendar-summary.controller';
import { SalesBookingController } from './sales-booking.controller';
import { SalesBookingPage } from './sales-booking-page';
import { FeedsController } from './feeds.controller';
import { OptionController } from './option.controller';
import { OptionPage } from './option-page';

/** Calendar of bookings: availability for visitors, the pages of sales and of option holders, and the feeds. */
@Module({
  imports: [DeskAccessModule],
  controllers: [
    AvailabilityController,
    CalendarSummaryController,
    SalesBookingController,
    FeedsController,
    OptionController,
  ],
  providers: [
    BookingLinks,
    BookingPreviews,
    SalesBookingPage,
    OptionPage,
    {
      provide: AvailabilityBoard,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new AvailabilityBoard(new BookedTimesQueries(dataSource.manager)),
    },
    {
      provide: CalendarSummaryReader,
      inject: [DataSource, AvailabilityBoard],
      useFactory: (dataSource: DataSource, board: AvailabilityBoard) =>
        new CalendarSummaryReader(dataSource.manager, board),
    },
  ],
})
export class CalendarModule {}
