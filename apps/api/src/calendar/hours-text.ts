import type { ListedBooking } from '@mainstage/bookings/list';
import { timeAt } from '@mainstage/calendar/days/hours';

export const hoursText = ({ starts_at, ends_at }: ListedBooking): string =>
  `${timeAt(starts_at.getTime())} to ${timeAt(ends_at.getTime())}`;
