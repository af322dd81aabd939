import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { InboundMail } from '@mainstage/leads/inbound/entity';
import { QuarantineDigest } from '@mainstage/leads/quarantine/entity';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Webinar, WebinarDigest, WebinarRegistration } from '@mainstage/leads/webinar/entity';
import { BookedAtom } from './booked-atom';
import { Booking } from '@mainstage/leads/booking/entity';
import { BookingEvent } from '@mainstage/leads/booking/event';
import { CalendarFeed } from './calendar-feed';
import { Consent } from './consent';
import { Heartbeat } from './heartbeat';
import { IdempotencyKey } from './idempotency-key';
import { Mail } from './mail';
import { MailboxAllowance } from './mailbox-allowance';
import { OperatorAction } from './operator-action';
import { RateLimit } from './rate-limit';
import { RecentSubmission } from './recent-submission';
import { SentMessageHash } from './sent-message-hash';

/** The tables of leads, bookings and mails; those of the desk and of the mailbox come from `libs/desk/src/entities/entities.ts`. */
export const leadEntities = [
  NewsletterSubscription,
  ContactSubmission,
  TourBooking,
  Consent,
  Mail,
  IdempotencyKey,
  RecentSubmission,
  MailboxAllowance,
  Webinar,
  WebinarDigest,
  QuarantineDigest,
  WebinarRegistration,
  Heartbeat,
  RateLimit,
  OperatorAction,
  Booking,
  BookedAtom,
  BookingEvent,
  CalendarFeed,
  InboundMail,
  SentMessageHash,
];
