import { createHash } from 'node:crypto';
import { changing } from '@mainstage/bookings/changing';
import { BookingError } from '@mainstage/bookings/booking-error';
import { bookingOf as bookingRow, placeOf } from '@mainstage/bookings/rows';
import type { BookingContext, Press } from '@mainstage/bookings/booking-context';
import { changeGuests } from '@mainstage/bookings/use-cases/change-guests';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { AcceptOffer, OfferAcceptance } from '@mainstage/contracts/offers/calls';
import { chosenLines } from '@mainstage/offers/chosen-lines';
import { offerTotals } from '@mainstage/offers/totals';
import type { EntityManager } from 'typeorm';
import { pressOf } from '../bookings/press';
import { winLead } from '../bookings/won-lead';
import type { DeskContext } from '../desk-context';
import { DeskLead } from '../entities/desk-lead';
import { AcceptedOffer } from './accepted-offer';
import { acceptOf, offerOfToken, type ReadOffer, requireOffered } from './client-offer';
import { type LockedVersion, lockVersion } from './lock-version';
import { noteOffer } from './note-offer';
import { Offer } from './offer';
import { bindingOf, bookingOfOffer } from './offer-binding';
import { tryCode } from './offer-codes';
import { type OfferCodeRejected, OfferNotAcceptable } from './offer-errors';
import { pdfOfAcceptance } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';
import { type AcceptanceRecord, shownAcceptance, type StoredAcceptance } from './stored-acceptance';

/** A PDF is rendered for each, and the same press may come many times at once. */
const accepting = new Bulkhead(2);

/**
 * Accepts an offer in one transaction (rule offer.accept): the booking becomes definite unless it is, the lead is won, the PDF is
 * stored and every mail is enqueued. Accepting again returns the same receipt.
 * @throws OfferNotFound, OfferIsGone, OfferNotAcceptable, OfferCodeRejected
 */
export async function acceptOffer(
  desk: DeskContext,
  token: string,
  accept: AcceptOffer,
  settings: OfferSettings,
): Promise<OfferAcceptance> {
  try {
    const done = await accepting.run(() => acceptOnce(desk, token, accept, settings));
    if (done instanceof Error) throw done;
    return shownAcceptance(done);
  } catch (error) {
    // Somebody else took the place, or the guests of the floor, since it was looked at.
    if (error instanceof BookingError) throw new OfferNotAcceptable('waiting');
    throw error;
  }
}

async function acceptOnce(
  { manager, team }: DeskContext,
  token: string,
  accept: AcceptOffer,
  settings: OfferSettings,
): Promise<StoredAcceptance | OfferCodeRejected> {
  const shown = await offerOfToken(manager, token);
  if (shown.version.acceptance && shown.reader === 'client') return shown.version.acceptance;
  // Before the PDF is rendered; the transaction decides.
  await requireAcceptable(manager, shown, settings);
  const record = await recordOf(manager, shown, accept);
  const pdf = await pdfOfAcceptance(shown, record, settings);
  return retriedTransaction(manager, async (own) => {
    const locked = await lockVersion(own, shown.version.id);
    if (locked.version.acceptance && shown.reader === 'client') return locked.version.acceptance;
    const read = { ...(await lockedOffer(own, locked)), reader: shown.reader };
    await requireAcceptable(own, read, settings);
    // The PDF was rendered from this very version.
    if (!isSame(locked.version, shown.version)) throw new OfferNotAcceptable('decided');
    const rejected = await tryCode(own, locked.version, accept.code, settings.secret);
    if (rejected) return rejected;
    return book({ manager: own, team }, { ...locked, offer: read.offer }, { record, pdf, settings });
  });
}

/** @throws OfferIsGone, OfferNotAcceptable */
async function requireAcceptable(manager: EntityManager, read: ReadOffer, settings: OfferSettings): Promise<void> {
  await requireOffered(manager, read, settings);
  const can = acceptOf(read);
  if (can !== 'possible') throw new OfferNotAcceptable(can);
}

const isSame = (one: OfferVersion, other: OfferVersion): boolean =>
  one.revision === other.revision && one.sentAt?.getTime() === other.sentAt?.getTime();

/** What is accepted; lines that are not optional, and amounts, cannot be chosen. */
async function recordOf(
  manager: EntityManager,
  { version: { content } }: ReadOffer,
  { lines, name, position, company, billingAddress, orderNumber }: AcceptOffer,
): Promise<AcceptanceRecord> {
  const ticked = chosenLines(content, lines);
  return {
    acceptedAt: (await currentDatabaseTime(manager)).toISOString(),
    ...{ name, position, company, billingAddress, orderNumber: orderNumber ?? null },
    ...{ lines: ticked, gross: offerTotals(content, ticked).gross, by: null },
  };
}

/** Reads the booking again while no other change of the calendar can end the option. */
export async function lockedOffer(
  manager: EntityManager,
  { offer, version }: LockedVersion,
): Promise<Omit<ReadOffer, 'reader'>> {
  const before = await bookingOfOffer(manager, offer, version.content);
  if (before) await changing({ manager }, [await placeOf(manager, before.id)], (sheet) => sheet.open(before.id));
  const booking = await bookingOfOffer(manager, offer, version.content);
  const binding = bindingOf(booking, await currentDatabaseTime(manager));
  return { offer: { ...offer, bookingId: booking?.id ?? null }, version, binding };
}

/** The guests that are accepted are those that count towards the limits of the floors. */
async function takeGuests(context: BookingContext, bookingId: string, { guests }: OfferContent): Promise<void> {
  const booking = await bookingRow(context.manager, bookingId);
  if (guests === null || guests === booking.guests) return;
  await changeGuests(context, bookingId, guests, 'the offer');
}

interface Booking {
  record: AcceptanceRecord;
  pdf: Buffer;
  settings: OfferSettings;
  /** Of a member who accepts on behalf: which clients get mails, who said so, and the id of the press. */
  press?: Press;
  note?: string;
  key?: string;
}

/** Writes everything that an acceptance means. The lead, the version and the place are locked. */
export async function book(
  desk: DeskContext,
  { lead, offer, version }: LockedVersion,
  { record, pdf, settings, press: pressed = pressOf({}), note, key }: Booking,
): Promise<StoredAcceptance> {
  const { manager } = desk;
  const { leadId, form } = lead;
  const press = { ...pressed, mailsWait: 0, clientKnows: true };
  const by = record.by ?? 'client';
  if (offer.bookingId === null) throw new BookingError('not_found', 'The offer has no booking.');
  await takeGuests({ manager, press }, offer.bookingId, version.content);
  // It may have been made definite in the calendar: then the client accepts the services.
  const isDefinite = (await bookingRow(manager, offer.bookingId)).state === 'definite';
  if (!isDefinite) await makeDefinite({ manager, press }, offer.bookingId, record.by ?? 'the client by the offer');
  await winLead(desk, leadId, { by, changeId: isDefinite ? null : press.id });
  // Winning makes whoever wins it the owner, which the client is not.
  if (lead.owner === null && record.by === null) await manager.update(DeskLead, { leadId }, { owner: null });
  const acceptance: StoredAcceptance = { ...record, sha256: createHash('sha256').update(pdf).digest('hex') };
  const { id, content } = version;
  const acceptedAt = new Date(record.acceptedAt);
  await manager.update(OfferVersion, { id }, { state: 'accepted', acceptance, decidedAt: acceptedAt });
  await manager.update(Offer, { id: offer.id }, { bookingId: offer.bookingId });
  const mailId =
    press.tellClient === false
      ? undefined
      : await enqueueAccepted(manager, { form, leadId, toAddress: content.client.email, aboutMail: id });
  const domain = settings.mailFrom.slice(settings.mailFrom.lastIndexOf('@') + 1);
  await manager.insert(AcceptedOffer, {
    ...{ id, leadId, number: offer.number, version: version.version, content, acceptance, acceptedAt, pdf },
    ...{ sha256: acceptance.sha256, messageId: mailId ? `<${mailId}@${domain}>` : null },
  });
  await manager.insert(Mail, {
    ...{ kind: 'desk-offer-accepted', form, leadId, recipient: 'sales', aboutMail: id },
  });
  await notifyMailsDue(manager);
  const title = `Offer ${offer.number}, version ${version.version}: accepted`;
  await noteOffer(manager, { lead, by, title, text: note ?? null, ...(key && { requestKey: key }) });
  return acceptance;
}

/** @returns id of the mail with the accepted offer */
async function enqueueAccepted(
  manager: EntityManager,
  mail: Pick<Mail, 'form' | 'leadId' | 'toAddress' | 'aboutMail'>,
): Promise<string> {
  const { identifiers } = await manager.insert(Mail, { kind: 'offer-accepted', recipient: 'visitor', ...mail });
  return String(identifiers[0]?.['id']);
}
