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
import { DailyDigest } from './daily-digest';
import { DeskEntry } from './desk-entry';
import { DeskLead } from './desk-lead';
import { DeskViewer } from './desk-viewer';
import { DeskAbsence } from './desk-absence';
import { DeskPasskey } from './desk-passkey';
import { DeskSession } from './desk-session';
import { DeskSignIn } from './desk-sign-in';
import { Heartbeat } from './heartbeat';
import { IdempotencyKey } from './idempotency-key';
import { InboundFetchFailure } from './inbound-fetch-failure';
import { InboundMailbox } from './inbound-mailbox';
import { LeadEvent } from './lead-event';
import { Mail } from './mail';
import { MailboxAllowance } from './mailbox-allowance';
import { OperatorAction } from './operator-action';
import { RateLimit } from './rate-limit';
import { RecentSubmission } from './recent-submission';
import { RetentionRun } from './retention-run';
import { SentMessageHash } from './sent-message-hash';

/** All tables; schema.integration.spec.ts compares them with the migrations. */
export const entities = [
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
  DailyDigest,
  RetentionRun,
  Booking,
  BookedAtom,
  BookingEvent,
  CalendarFeed,
  InboundMail,
  InboundMailbox,
  InboundFetchFailure,
  LeadEvent,
  SentMessageHash,
  DeskLead,
  DeskEntry,
  DeskViewer,
  DeskSession,
  DeskSignIn,
  DeskPasskey,
  DeskAbsence,
];
