import { listedBooking } from '@mainstage/bookings/list';
import type { BookingPreview, PreviewedMail } from '@mainstage/contracts/desk/bookings';
import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { type EntityManager, In } from 'typeorm';
import type { MailComposer } from '../mails/mail-composer';
import { mailKindOf } from '../mails/mail-kinds';
import { unreachableClient } from './unreachable-client';

interface MadeChange {
  changeId: string;
  bookingId: string;
  /** Mails to the client of the booking that are no notices of the change itself. */
  ownMails?: Mail[];
}

/** Rolls back the transaction of a preview. */
class OnlyPreviewed extends Error {}

/**
 * The mails to clients that a change would cause: the change is made, its mails are rendered by the code that sends
 * them, and everything is rolled back.
 * @param change makes the change, notifying every client, and returns its press and booking
 * @throws the errors of the change, as the press itself would
 */
export async function previewMails(
  manager: EntityManager,
  composer: MailComposer,
  change: (manager: EntityManager) => Promise<MadeChange>,
): Promise<BookingPreview> {
  let preview: BookingPreview | undefined;
  await retriedTransaction(manager, async (own) => {
    const { changeId, bookingId, ownMails = [] } = await change(own);
    const tells = await toldBefore(manager);
    const mails: PreviewedMail[] = [];
    for (const mail of ownMails)
      mails.push({ ...(await previewed(own, composer, mail, { bookingId, tells })), bookingId, own: true });
    for (const mail of await clientMailsOf(own, changeId))
      mails.push(await previewed(own, composer, mail, { bookingId, tells }));
    const rank = (await listedBooking(own, bookingId))?.rank ?? null;
    preview = { unreachable: await unreachableClient(own, bookingId), rank, mails };
    throw new OnlyPreviewed();
  }).catch((error: unknown) => {
    if (!(error instanceof OnlyPreviewed)) throw error;
  });
  return preview!;
}

/** Mails to clients that a press caused, in their order. */
export async function clientMailsOf(manager: EntityManager, changeId: string): Promise<Mail[]> {
  const events = await manager.findBy(BookingEvent, { changeId });
  const ids = events.flatMap(({ mailIds }) => mailIds ?? []);
  return manager.find(Mail, { where: { id: In(ids), recipient: 'visitor' }, order: { id: 'ASC' } });
}

/** Whether a booking's client is notified, as stored outside of the preview; true for a new booking. */
async function toldBefore(manager: EntityManager) {
  return async (id: string): Promise<boolean> => (await listedBooking(manager, id))?.tell_client ?? true;
}

async function previewed(
  manager: EntityManager,
  composer: MailComposer,
  mail: Mail,
  { bookingId, tells }: { bookingId: string; tells: (id: string) => Promise<boolean> },
): Promise<PreviewedMail> {
  const now = await databaseTime(manager);
  const { subject, text } = await composer.compose(mailKindOf(mail), mail, {
    entities: manager,
    to: mail.toAddress!,
    now,
  });
  const booking = await listedBooking(manager, mail.leadId);
  return {
    ...{ bookingId: mail.leadId, own: mail.leadId === bookingId, who: booking?.who ?? '', to: mail.toAddress! },
    ...{ subject, text, told: await tells(mail.leadId) },
  };
}
