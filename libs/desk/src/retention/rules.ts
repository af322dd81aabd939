import { Booking } from '@mainstage/bookings/entities/booking';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Any, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { Consent } from '@mainstage/leads/submissions/consent';
import { DeskLead } from '../entities/desk-lead';
import { LeadEvent } from '../entities/lead-event';
import { AcceptedOffer } from '../offers/accepted-offer';
import { Offer } from '../offers/offer';
import { Mail } from '@mainstage/database/entities/mail';
import { deleteMails } from '@mainstage/database/mails/sent-messages';
import { emptiedBooking, emptiedEvent } from '../privacy/emptied';
import { type DueRows, dueRows, type LeadEntity } from './due-rows';

export type RetentionTable =
  | 'newsletter_subscriptions'
  | 'contact_submissions'
  | 'tour_bookings'
  | 'mails'
  | 'bookings'
  | 'inbound_mails'
  | 'offers'
  | 'accepted_offers';

/** The rows of a rule, oldest first, and how they are deleted or erased. */
export interface RetentionRule {
  table: RetentionTable;
  entity: EntityTarget<ObjectLiteral>;
  due: DueRows;
  end: (manager: EntityManager, ids: string[]) => Promise<unknown>;
}

/** Deletes the visitor's messages and the desk's notes together with the lead's text. */
async function forgetHistory(manager: EntityManager, leadIds: string[]): Promise<void> {
  await manager.delete(DeskLead, { leadId: Any(leadIds) });
  await manager.delete(InboundMail, { leadId: Any(leadIds) });
  await manager.delete(LeadEvent, { leadId: Any(leadIds) });
}

/** Deletes leads with their mails and consent records. */
const deleted = (table: RetentionTable, entity: LeadEntity, due: DueRows): RetentionRule => ({
  table,
  entity,
  due,
  async end(manager, ids) {
    await deleteMails(manager, { leadId: Any(ids) });
    await manager.delete(Consent, { leadId: Any(ids) });
    await forgetHistory(manager, ids);
    await manager.delete<ObjectLiteral>(entity, { id: Any(ids) });
  },
});

/** Erases the typed text; address, kind, date and consent record stay as evidence. */
const erased = (due: DueRows): RetentionRule => ({
  table: 'tour_bookings',
  entity: TourBooking,
  due,
  async end(manager, ids) {
    await forgetHistory(manager, ids);
    await manager.update(
      TourBooking,
      { id: Any(ids) },
      {
        fullName: '',
        company: null,
        phoneNumber: null,
        phoneE164: null,
        numberOfGuests: null,
        additionalInformation: null,
        typed: () => `'{}'`,
        briefVenue: null,
        briefDate: null,
        briefPart: null,
        briefGuests: null,
        briefLayout: null,
        briefEstimate: null,
        briefOffer: null,
        briefShortlist: null,
        sourceUtmSource: null,
        sourceUtmMedium: null,
        sourceUtmCampaign: null,
        sourceReferrerHost: null,
        sourceFirstPage: null,
        webinarDevice: null,
        erasedAt: () => 'now()',
      },
    );
  },
});

export const retentionRules = {
  contactsDeleted: deleted('contact_submissions', ContactSubmission, dueRows.contacts),
  toursDeleted: deleted('tour_bookings', TourBooking, dueRows.tours),
  webinarDetailsErased: erased(dueRows.webinarDetails),
  applicationDetailsErased: erased(dueRows.applicationDetails),
  consentEvidenceDeleted: deleted('tour_bookings', TourBooking, dueRows.consentEvidence),
  unconfirmedDeleted: deleted('newsletter_subscriptions', NewsletterSubscription, dueRows.unconfirmed),
  // A former subscriber who started again: the evidence of the earlier subscription has its own period.
  unconfirmedReturnsEnded: {
    table: 'newsletter_subscriptions',
    entity: NewsletterSubscription,
    due: dueRows.unconfirmedReturns,
    end: (manager, ids) =>
      manager.update(
        NewsletterSubscription,
        { id: Any(ids) },
        { status: 'unsubscribed', unsubscribedAt: () => 'now()' },
      ),
  },
  endedSubscriptionsDeleted: deleted('newsletter_subscriptions', NewsletterSubscription, dueRows.endedSubscriptions),
  // The occupied time stays; the client is erased with the notes, which may contain names.
  bookingDetailsErased: {
    table: 'bookings',
    entity: Booking,
    due: dueRows.bookingDetails,
    async end(manager, ids) {
      await manager.update(BookingEvent, { bookingId: Any(ids) }, emptiedEvent);
      await manager.update(Booking, { id: Any(ids) }, emptiedBooking);
    },
  },
  unmatchedMessagesDeleted: {
    table: 'inbound_mails',
    entity: InboundMail,
    due: dueRows.unmatchedMessages,
    end: (manager, ids) => manager.delete(InboundMail, { id: Any(ids) }),
  },
  otherOffersDeleted: {
    table: 'offers',
    entity: Offer,
    due: dueRows.otherOffers,
    end: (manager, ids) => manager.delete(Offer, { id: Any(ids) }),
  },
  acceptedOffersDeleted: {
    table: 'accepted_offers',
    entity: AcceptedOffer,
    due: dueRows.acceptedOffers,
    end: (manager, ids) => manager.delete(AcceptedOffer, { id: Any(ids) }),
  },
  mailsDeleted: {
    table: 'mails',
    entity: Mail,
    due: dueRows.mails,
    end: (manager, ids) => deleteMails(manager, { id: Any(ids) }),
  },
} as const satisfies Record<string, RetentionRule>;

export type RuleName = keyof typeof retentionRules;
