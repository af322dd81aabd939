import type { OfferFilter } from '@mainstage/contracts/desk/leads';
import type { SelectQueryBuilder } from 'typeorm';
import type { DeskLead } from '../entities/desk-lead';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';

/** SQL conditions of a version. */
const conditions = {
  draft: `version.state = 'draft'`,
  sent: `version.state = 'sent'`,
  opened: `version.state = 'sent' AND version.opened_at IS NOT NULL`,
  wished: `version.state = 'sent' AND version.wish IS NOT NULL`,
  accepted: `version.state = 'accepted'`,
  ended: `version.state IN ('declined', 'withdrawn', 'expired')`,
  live: `version.state IN ('draft', 'sent', 'accepted')`,
} as const satisfies Record<Exclude<OfferFilter, 'none'> | 'live', string>;

/** Restricts leads to those with such an offer. */
export function withOffer(leads: SelectQueryBuilder<DeskLead>, offer: OfferFilter): void {
  const having = (condition: keyof typeof conditions) =>
    leads
      .subQuery()
      .select('offer.leadId')
      .from(Offer, 'offer')
      .innerJoin(OfferVersion, 'version', 'version.offer_id = offer.id')
      .where(conditions[condition])
      .getQuery();
  if (offer === 'none') {
    // Hashed once, whereas NOT EXISTS looks up the offers of every lead before the page.
    const any = leads.subQuery().select('offer.leadId').from(Offer, 'offer').getQuery();
    leads.andWhere(`lead.leadId NOT IN ${any}`);
  } else leads.andWhere(`lead.leadId IN ${having(offer)}`);
  if (offer === 'ended') leads.andWhere(`lead.leadId NOT IN ${having('live')}`);
}
