import type { OfferNumbers } from '@mainstage/contracts/desk/numbers';
import type { EntityManager } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';
import type { Period } from './answer-times';

/** Offers to the leads received in a period, without spam: how fast, how many accepted, for how much. */
export async function offerNumbers(manager: EntityManager, period: Period): Promise<OfferNumbers> {
  const row = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'leads')
    .addSelect(
      `date_part('epoch', percentile_disc(0.5) WITHIN GROUP (ORDER BY offered.first - offered.received)) / 60`,
      'median',
    )
    .addSelect('count(offered.value)::int', 'won')
    .addSelect('coalesce(sum(offered.value), 0)::float', 'value')
    .from(
      (query) =>
        query
          .select('lead.received_at', 'received')
          .addSelect('min(version.sent_at)', 'first')
          .addSelect(`sum((version.acceptance ->> 'gross')::bigint)`, 'value')
          .from(DeskLead, 'lead')
          .innerJoin(Offer, 'offer', 'offer.lead_id = lead.lead_id')
          .innerJoin(OfferVersion, 'version', 'version.offer_id = offer.id AND version.sent_at IS NOT NULL')
          .where(`lead.received_at >= :from AND lead.received_at < :to AND lead.state <> 'spam'`, period)
          .groupBy('lead.lead_id'),
      'offered',
    )
    .getRawOne<{ leads: number; median: number | null; won: number; value: number }>();
  return {
    ...{ leads: row?.leads ?? 0, won: row?.won ?? 0, value: row?.value ?? 0 },
    medianMinutes: typeof row?.median === 'number' ? Math.round(row.median) : null,
  };
}
