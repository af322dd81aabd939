import { leadEntities } from '@mainstage/leads/entities';
import { BookedAtom } from './booked-atom';
import { Booking } from './booking';
import { BookingEvent } from './booking-event';
import { CalendarFeed } from './calendar-feed';

export const bookingEntities = [...leadEntities, Booking, BookedAtom, BookingEvent, CalendarFeed];
