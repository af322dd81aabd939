import { commonEntities } from '@mainstage/database/entities/entities';
import { ContactSubmission } from './contact/entity';
import { NewsletterSubscription } from './newsletter/entity';
import { QuarantineDigest } from './quarantine/entity';
import { Consent } from './submissions/consent';
import { IdempotencyKey } from './submissions/idempotency-key';
import { RecentSubmission } from './submissions/recent-submission';
import { TourBooking } from './tour/entity';
import { Webinar, WebinarDigest, WebinarRegistration } from './webinar/entity';

/** Entities of leads, and those that every subject uses. */
export const leadEntities = [
  ...commonEntities,
  ...[NewsletterSubscription, ContactSubmission, TourBooking],
  ...[Consent, IdempotencyKey, RecentSubmission, QuarantineDigest],
  ...[Webinar, WebinarDigest, WebinarRegistration],
];
