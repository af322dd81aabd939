import { retention } from '@mainstage/content/constants/retention';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { Booking } from '@mainstage/bookings/entities/booking';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Consent } from '@mainstage/leads/submissions/consent';
import { AcceptedOffer } from '../offers/accepted-offer';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';
import { Mail } from '@mainstage/database/entities/mail';

export type LeadEntity = typeof NewsletterSubscription | typeof ContactSubmission | typeof TourBooking;

/** A query of the ids of due rows, in the order of an index. */
export type DueRows = (manager: EntityManager) => SelectQueryBuilder<ObjectLiteral>;

const before = (period: string) => `now() - interval '${period}'`;

const idsOf = (manager: EntityManager, entity: EntityTarget<ObjectLiteral>, alias: string) =>
  manager.createQueryBuilder<ObjectLiteral>(entity, alias).select(`${alias}.id`);

/** Leads that match a condition, except those with pending mails, which are rendered from them. */
const leads =
  (entity: LeadEntity, condition: string, order = 'createdAt'): DueRows =>
  (manager) => {
    const query = idsOf(manager, entity, 'lead').where(condition);
    const unsent = query.subQuery().select('1').from(Mail, 'mail').where('mail.leadId = lead.id');
    unsent.andWhere(`mail.status IN ('due', 'sending')`);
    return query.andWhere(`NOT EXISTS ${unsent.getQuery()}`).orderBy(`lead.${order}`);
  };

const unconfirmedSince = `lead.status = 'pending' AND lead.createdAt < ${before(retention.unconfirmedSubscription)}`;

/** Unconfirmed newsletter sign-ups, counted from the last request of the address. */
const neverConfirmed =
  (round: string): DueRows =>
  (manager) => {
    const query = leads(NewsletterSubscription, `${unconfirmedSince} AND lead.optInRound ${round}`)(manager);
    const consents = query.subQuery().select('max(consent.givenAt)').from(Consent, 'consent');
    const lastAsked = consents.where('consent.leadId = lead.id').getQuery();
    return query.andWhere(`coalesce(${lastAsked}, lead.createdAt) < ${before(retention.unconfirmedSubscription)}`);
  };

const notErased = (kind: 'webinar' | 'business_event', period: string) =>
  `lead.erasedAt IS NULL AND lead.kind = '${kind}' AND lead.createdAt < ${before(period)}`;

/**
 * Rows at the end of their retention period, by the database clock. The periods are in
 * libs/content/src/constants/retention.ts, which /privacy shows.
 */
export const dueRows = {
  contacts: leads(ContactSubmission, `lead.createdAt < ${before(retention.enquiries)}`),
  tours: leads(TourBooking, `lead.kind = 'tour' AND lead.createdAt < ${before(retention.enquiries)}`),
  webinarDetails: leads(
    TourBooking,
    `${notErased('webinar', retention.webinarDetails)} AND lead.webinarStartsAt < ${before(retention.webinarDetails)}`,
  ),
  applicationDetails: leads(TourBooking, notErased('business_event', retention.applicationDetails)),
  consentEvidence: leads(
    TourBooking,
    `lead.erasedAt IS NOT NULL AND lead.createdAt < ${before(retention.consentEvidence)}`,
  ),
  unconfirmed: neverConfirmed('= 1'),
  unconfirmedReturns: neverConfirmed('> 1'),
  endedSubscriptions: leads(
    NewsletterSubscription,
    `lead.status = 'unsubscribed' AND lead.unsubscribedAt < ${before(retention.endedSubscription)}`,
    'unsubscribedAt',
  ),
  bookingDetails: (manager) =>
    idsOf(manager, Booking, 'booking')
      .where('(booking.client IS NOT NULL OR booking.clientEmail IS NOT NULL OR booking.leadId IS NOT NULL)')
      .andWhere(`booking.endsAt < ${before(retention.bookingDetails)}`)
      .orderBy('booking.endsAt'),
  // Sales has them as mails, and no other row refers to them.
  unmatchedMessages: (manager) =>
    idsOf(manager, InboundMail, 'message')
      .where('message.leadId IS NULL')
      .andWhere(`message.receivedAt < ${before(retention.deliveredMail)}`)
      .orderBy('message.receivedAt'),
  otherOffers(manager) {
    const query = idsOf(manager, Offer, 'offer').where(`offer.createdAt < ${before(retention.otherOffers)}`);
    const accepted = query.subQuery().select('1').from(OfferVersion, 'version').where('version.offer_id = offer.id');
    accepted.andWhere(`version.state = 'accepted'`);
    return query.andWhere(`NOT EXISTS ${accepted.getQuery()}`).orderBy('offer.createdAt');
  },
  acceptedOffers: (manager) =>
    idsOf(manager, AcceptedOffer, 'offer')
      .where(`offer.acceptedAt < ${before(retention.acceptedOffers)}`)
      .orderBy('offer.acceptedAt'),
  // Mails in `review` need a decision; the mails of a subscription are part of its evidence.
  mails: (manager) =>
    idsOf(manager, Mail, 'mail')
      .where(`mail.status IN ('sent', 'dead') AND mail.form <> 'newsletter'`)
      .andWhere(`mail.finishedAt < ${before(retention.deliveredMail)}`)
      .orderBy('mail.finishedAt'),
} as const satisfies Record<string, DueRows>;
