import { currentDatabaseTime } from '@mainstage/database/database-time';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { DeskOffer, OfferDecision } from '@mainstage/contracts/offers/calls';
import type { OfferState } from '@mainstage/contracts/offers/offer';
import type { EntityManager } from 'typeorm';
import { wasMade } from '../changes/change-lead';
import { deskOfferOf } from './desk-offers';
import { lockVersion } from './lock-version';
import { noteOffer } from './note-offer';
import { OfferRefused } from './offer-errors';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

const decisions = {
  withdraw: { from: ['draft', 'sent', 'expired'], to: 'withdrawn' },
  decline: { from: ['sent', 'expired'], to: 'declined' },
} as const satisfies Record<string, { from: readonly OfferState[]; to: OfferState }>;

export type MemberDecision = keyof typeof decisions;
export const memberDecisions = Object.keys(decisions) as MemberDecision[];

/**
 * A member withdraws an offer, or declines it on behalf of the client. A repeated press changes nothing more.
 * @throws OfferNotFound, OfferRefused if the version was decided
 */
export async function decideOffer(
  manager: EntityManager,
  { versionId, decision, member }: { versionId: string; decision: MemberDecision; member: string },
  { key, note }: OfferDecision,
  settings: OfferSettings,
): Promise<DeskOffer> {
  return retriedTransaction(manager, async (own) => {
    const { lead, offer, version } = await lockVersion(own, versionId);
    if (await wasMade(own, lead.leadId, key)) return deskOfferOf(own, offer.id, settings);
    const { from, to } = decisions[decision];
    if (!(from as readonly OfferState[]).includes(version.state))
      throw new OfferRefused(`This version cannot be ${to}: it is ${version.state}`);
    const decidedAt = await currentDatabaseTime(own);
    await own.update(OfferVersion, { id: versionId }, { state: to, note, decidedAt });
    const title = `Offer ${offer.number}, version ${version.version}: ${to}`;
    await noteOffer(own, { lead, by: member, title, text: note, requestKey: key });
    return deskOfferOf(own, offer.id, settings);
  });
}
