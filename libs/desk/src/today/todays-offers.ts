import { Booking } from '@mainstage/bookings/entities/booking';
import type { DeskOfferTask, DeskToday } from '@mainstage/contracts/desk/leads';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerTotals } from '@mainstage/offers/totals';
import type { EntityManager } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';

/** More than anybody handles in a day. */
const most = 100;

/** SQL of the moment at which an open offer ends (rule offer.clock); null if it does not bind. */
const endsAt = `CASE WHEN booking.state = 'option' AND booking.rank = 1
  THEN least(booking.expires_at, booking.challenged_until, booking.starts_at) END`;
/** SQL condition of an offer that a client can still answer, although the job may not have ended it yet. */
const unanswered = `(booking.id IS NULL OR booking.rank > 1 OR ${endsAt} > now())`;

interface TaskRow extends Omit<DeskOfferTask, 'at' | 'gross'> {
  at: Date;
  content: OfferContent;
}

/** Open offers that need attention, by the database clock. @param before offers that end earlier are shown as ending */
export async function todaysOffers(manager: EntityManager, before: Date): Promise<DeskToday['offers']> {
  const [ending, opened, wished] = await Promise.all([
    tasks(manager, endsAt, `${endsAt} > now() AND ${endsAt} < :before`, { before }),
    tasks(manager, 'version.opened_at', `version.opened_at IS NOT NULL AND version.wish IS NULL AND ${unanswered}`),
    tasks(manager, 'version.updated_at', `version.wish IS NOT NULL AND ${unanswered}`),
  ]);
  return { ending, opened, wished };
}

/** Offers of a condition, the earliest first. @param at SQL of the moment that is shown */
async function tasks(
  manager: EntityManager,
  at: string,
  condition: string,
  parameters: { before?: Date } = {},
): Promise<DeskOfferTask[]> {
  const rows = await manager
    .createQueryBuilder()
    .select('version.id', 'versionId')
    .addSelect('lead.lead_id', 'leadId')
    .addSelect('offer.number', 'number')
    .addSelect('version.version', 'version')
    .addSelect('lead.name', 'name')
    .addSelect('lead.company', 'company')
    .addSelect('version.content', 'content')
    .addSelect(at, 'at')
    .from(OfferVersion, 'version')
    .innerJoin(Offer, 'offer', 'offer.id = version.offer_id')
    .innerJoin(DeskLead, 'lead', 'lead.lead_id = offer.lead_id')
    .leftJoin(Booking, 'booking', 'booking.id = offer.booking_id')
    .where(`version.state = 'sent' AND lead.erase_requested_at IS NULL AND lead.state <> 'spam'`)
    .andWhere(condition, parameters)
    .orderBy('"at"')
    .addOrderBy('version.id')
    .limit(most)
    .getRawMany<TaskRow>();
  return rows.map(({ content, at: moment, ...row }) => ({
    ...row,
    gross: offerTotals(content, []).gross,
    at: moment.toISOString(),
  }));
}
