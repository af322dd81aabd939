import { bookingAnswer } from './answer';
import { bookingCancelled } from './cancelled';
import { bookingChallenged } from './challenged';
import { bookingDefinite } from './definite';
import { bookingExpired } from './expired';
import { bookingExtended } from './extended';
import { bookingGaveWay } from './gave-way';
import { bookingMoved } from './moved';
import { bookingMovedUp } from './moved-up';
import { bookingNotice } from './notice';
import { bookingOption } from './option';
import { bookingReleased } from './released';
import { bookingRequest } from './request';
import { bookingTurnedDown } from './turned-down';

/** Kinds of mails about bookings (rule mail.kinds). */
export const bookingMails = [
  bookingRequest,
  bookingAnswer,
  bookingOption,
  bookingExtended,
  bookingDefinite,
  bookingTurnedDown,
  bookingReleased,
  bookingGaveWay,
  bookingExpired,
  bookingCancelled,
  bookingMoved,
  bookingMovedUp,
  bookingChallenged,
  bookingNotice,
] as const;

export type BookingMailKind = (typeof bookingMails)[number]['kind'];
