import { currentDatabaseTime } from '@mainstage/database/database-time';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { Press } from '@mainstage/bookings/booking-context';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { AcceptOnBehalf, DeskOffer } from '@mainstage/contracts/offers/calls';
import { Mail } from '@mainstage/database/entities/mail';
import { offerTotals } from '@mainstage/offers/totals';
import { pressForEverybody, pressOf } from '../bookings/press';
import { previewMails } from '../bookings/preview-mails';
import { wasMade } from '../changes/change-lead';
import type { DeskContext, DeskMember } from '../desk-context';
import { book, lockedOffer } from './accept-offer';
import { deskOfferOf } from './desk-offers';
import type { MailComposer } from '../mails/mail-composer';
import { type LockedVersion, lockVersion } from './lock-version';
import { OfferRefused } from './offer-errors';
import { pdfOfAcceptance } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import type { AcceptanceRecord } from './stored-acceptance';

interface Accepting {
  versionId: string;
  member: DeskMember;
}

/**
 * A member accepts on behalf of the client, without optional lines: by telephone, or a private host who answered. The
 * client gets the same mail unless the member decides otherwise. A repeated press changes nothing more.
 * @throws OfferNotFound, OfferRefused if it is not open, or has neither a first option nor a definite booking,
 * BookingError
 */
export async function acceptOnBehalf(
  { manager, team }: DeskContext,
  { versionId, member }: Accepting,
  { key, note, ...told }: AcceptOnBehalf,
  settings: OfferSettings,
): Promise<DeskOffer> {
  return retriedTransaction(manager, async (own) => {
    const locked = await lockVersion(own, versionId);
    const { lead, offer } = locked;
    if (!(await wasMade(own, lead.leadId, key)))
      await acceptLocked({ manager: own, team }, locked, { member, press: pressOf(told), note, key }, settings);
    return deskOfferOf(own, offer.id, settings);
  });
}

/**
 * The mails to clients that accepting on behalf would cause: that with the accepted offer, and those of others who lose
 * the place. Nothing is changed.
 * @throws as accepting
 */
export async function previewAcceptance(
  { manager, team }: DeskContext,
  composer: MailComposer,
  { versionId, member }: Accepting,
  settings: OfferSettings,
): Promise<BookingPreview> {
  return previewMails(manager, composer, async (own) => {
    const press = pressForEverybody();
    const locked = await lockVersion(own, versionId);
    const bookingId = await acceptLocked({ manager: own, team }, locked, { member, press }, settings);
    const ownMails = await own.findBy(Mail, { kind: 'offer-accepted', aboutMail: versionId });
    return { changeId: press.id, bookingId, ownMails };
  });
}

/** @returns id of the booking */
async function acceptLocked(
  { manager: own, team }: DeskContext,
  locked: LockedVersion,
  { member, ...press }: { member: DeskMember; press: Press; note?: string; key?: string },
  settings: OfferSettings,
): Promise<string> {
  const { version } = locked;
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
  await book({ manager: own, team }, { ...locked, offer: read.offer }, { record, pdf, settings, ...press });
  return read.offer.bookingId!;
}
