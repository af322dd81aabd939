import { currentDatabaseTime } from '@mainstage/database/database-time';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { DeskOffer, OfferDecision } from '@mainstage/contracts/offers/calls';
import { offerTotals } from '@mainstage/offers/totals';
import { wasMade } from '../changes/change-lead';
import type { DeskContext, DeskMember } from '../desk-context';
import { book, lockedOffer } from './accept-offer';
import { deskOfferOf } from './desk-offers';
import { lockVersion } from './lock-version';
import { OfferRefused } from './offer-errors';
import { pdfOfAcceptance } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import type { AcceptanceRecord } from './stored-acceptance';

/**
 * A member accepts on behalf of the client, without optional lines: by telephone, or a private host who answered. The
 * client gets the same mail. A repeated press changes nothing more.
 * @throws OfferNotFound, OfferRefused if it is not open, or has neither a first option nor a definite booking,
 * BookingError
 */
export async function acceptOnBehalf(
  { manager, team }: DeskContext,
  { versionId, member }: { versionId: string; member: DeskMember },
  { key, note }: OfferDecision,
  settings: OfferSettings,
): Promise<DeskOffer> {
  return retriedTransaction(manager, async (own) => {
    const locked = await lockVersion(own, versionId);
    const { lead, offer, version } = locked;
    if (await wasMade(own, lead.leadId, key)) return deskOfferOf(own, offer.id, settings);
    if (version.state !== 'sent') throw new OfferRefused(`This version cannot be accepted: it is ${version.state}`);
    const read = await lockedOffer(own, locked);
    if (!['binding', 'booked'].includes(read.binding.kind))
      throw new OfferRefused('Only an offer with a first option can be accepted');
    const { client } = version.content;
    const record: AcceptanceRecord = {
      acceptedAt: (await currentDatabaseTime(own)).toISOString(),
      ...{ name: client.name, position: '', company: client.company ?? '', billingAddress: '', orderNumber: null },
      ...{ lines: [], gross: offerTotals(version.content, []).gross, by: member.email },
    };
    const pdf = await pdfOfAcceptance(read, record, settings);
    await book({ manager: own, team }, { ...locked, offer: read.offer }, { record, pdf, settings, note, key });
    return deskOfferOf(own, offer.id, settings);
  });
}
