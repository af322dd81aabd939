import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { TourBooking } from '../../tour/entity';
import { Webinar } from '../entity';
import { seatMails } from '../lead';
import { And, Any, type EntityManager, In, Not, Raw } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { seatedStatuses } from './seats-left';
import { enqueueMails, type WebinarDates } from './seat-mails';
import { byMailbox, ofWebinar } from './sign-ups';

const forUpdate = { mode: 'pessimistic_write' } as const;

/**
 * Moves all sign-ups of a withdrawn date: they keep seat or place and get a mail with the updated calendar entry, and
 * the reminders of the new date. The old date's row is deleted, so that it happens once, whatever the number of
 * workers. A past date keeps its sign-ups, and nobody is moved into the past.
 * @returns number of notified mailboxes
 */
export async function moveWebinar(manager: EntityManager, dates: WebinarDates): Promise<number> {
  if (dates.startsAt <= (await databaseTime(manager))) return 0;
  const notOver = Raw((startsAt) => `${startsAt} > now() - interval '${webinarMinutes} minutes'`);
  const earlier = await manager.find(Webinar, {
    where: { startsAt: And(Not(dates.startsAt), notOver) },
    order: { startsAt: 'ASC' },
    lock: forUpdate,
  });
  let notified = 0;
  for (const webinar of earlier) notified += await moveFrom(manager, webinar, dates);
  return notified;
}

async function moveFrom(manager: EntityManager, old: Webinar, { startsAt, seats }: WebinarDates): Promise<number> {
  const sequence = old.sequence + 1;
  const webinars = manager.createQueryBuilder().insert().into(Webinar);
  await webinars.values({ startsAt, seats, sequence }).orIgnore().updateEntity(false).execute();
  await manager.update(Webinar, { startsAt }, { sequence: () => `greatest(sequence, ${sequence})` });
  await withdrawReminders(manager, await moveSignUps(manager, old.startsAt, startsAt));
  await manager.delete(Webinar, { startsAt: old.startsAt });

  const holders = byMailbox(
    await manager.find(TourBooking, {
      where: { ...ofWebinar(startsAt), webinarStatus: In([...seatedStatuses, 'waitlisted']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
  );
  const isSeated = ({ webinarStatus }: TourBooking) => seatedStatuses.some((status) => status === webinarStatus);
  const notified = [...holders.values()].map((signUps) => signUps.find(isSeated) ?? signUps[0]!);
  const idsOf = (signUps: TourBooking[]) => signUps.map(({ id }) => id);
  const [moved, ...reminders] = seatMails('webinar-moved', startsAt);
  if (moved) await enqueueMails(manager, idsOf(notified), [moved]);
  await enqueueMails(manager, idsOf(notified.filter(isSeated)), reminders);
  return notified.length;
}

/** @returns ids of the moved sign-ups */
async function moveSignUps(manager: EntityManager, from: Date, to: Date): Promise<string[]> {
  const { label, time } = webinarDateText(to);
  const moved = await manager
    .createQueryBuilder()
    .update(TourBooking)
    .set({ webinarStartsAt: to, preferredDate: label, preferredTime: time, webinarDevice: null })
    .where(ofWebinar(from))
    .returning('id')
    .execute();
  return (moved.raw as { id: string }[]).map(({ id }) => id);
}

async function withdrawReminders(manager: EntityManager, signUpIds: string[]): Promise<void> {
  const obsolete = await manager.find(Mail, {
    select: { id: true },
    where: {
      leadId: Any(signUpIds),
      status: 'due',
      kind: In<Mail['kind']>(['webinar-reminder-day', 'webinar-reminder-hour']),
    },
    // In the order of ids, as in every statement that locks mails.
    order: { id: 'ASC' },
    lock: forUpdate,
  });
  await manager.update(
    Mail,
    { id: Any(obsolete.map(({ id }) => id)) },
    {
      status: 'dead',
      finishedAt: () => 'now()',
      settledAt: () => 'now()',
      dispatchedAt: null,
      lastReply: 'the date was moved',
    },
  );
}
