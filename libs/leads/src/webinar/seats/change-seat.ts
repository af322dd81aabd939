import { TourBooking } from '../../tour/entity';
import { type EntityManager, In } from 'typeorm';
import { forgetSubmissions } from '../../submissions/forget-submissions';
import { seatedStatuses, seatsLeft } from './seats-left';
import { lockWebinar, enqueueMails, enqueueSeatMails } from './seat-mails';
import { promoteWaiting } from './promote';
import { ofMailboxes, ofWebinar } from './sign-ups';

/** Result of a seat change; `gone`: the sign-up was deleted. */
export type SeatChange = 'done' | 'gone';

/** Loads a sign-up and locks its webinar. */
async function lockedSignUp(manager: EntityManager, bookingId: string) {
  const found = await manager.findOneBy(TourBooking, { id: bookingId, kind: 'webinar' });
  if (!found?.webinarStartsAt) return undefined;
  await lockWebinar(manager, found.webinarStartsAt);
  const signUp = await manager.findOneBy(TourBooking, { id: bookingId });
  if (!signUp?.webinarStartsAt) return undefined;
  const { email, webinarStatus: status, webinarStartsAt: startsAt } = signUp;
  return { status, startsAt, mailbox: ofMailboxes(startsAt, [email]) };
}

/**
 * Returns a mailbox's seat or place on the waiting list; the next registrant moves up in the same transaction.
 * @param seats number of seats in the settings
 */
export async function returnSeat(manager: EntityManager, bookingId: string, seats: number): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp || signUp.status === 'held') return 'gone';
  const seated = { ...signUp.mailbox, webinarStatus: In([...seatedStatuses, 'waitlisted']) };
  const signUps = await manager.find(TourBooking, { select: { id: true }, where: signUp.mailbox });
  await manager.update(TourBooking, seated, { webinarStatus: 'returned', webinarDevice: null });
  await forgetSubmissions(
    manager,
    signUps.map(({ id }) => id),
  );
  await promoteWaiting(manager, { startsAt: signUp.startsAt, seats });
  return 'done';
}

/** Makes a provisional seat permanent, because the mailbox is proven to be read. The access link is sent by mail. */
export async function keepSeat(manager: EntityManager, bookingId: string): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp || (signUp.status !== 'provisional' && signUp.status !== 'confirmed')) return 'gone';
  const { affected } = await manager.update(
    TourBooking,
    { ...signUp.mailbox, webinarStatus: 'provisional' },
    { webinarStatus: 'confirmed', webinarKeepUntil: null },
  );
  if (affected) await enqueueMails(manager, [bookingId], [{ kind: 'webinar-access' }]);
  return 'done';
}

/**
 * Releases a sign-up that was quarantined as suspected spam: it gets a seat if one is free and nobody waits, otherwise
 * a place on the waiting list, and its visitor is notified.
 */
export async function releaseSignUp(manager: EntityManager, bookingId: string, seats: number): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp) return 'gone';
  if (signUp.status !== 'held') return 'done';
  const { startsAt, mailbox } = signUp;
  const own = await manager.existsBy(TourBooking, { ...mailbox, webinarStatus: In(seatedStatuses) });
  const free =
    (await seatsLeft(manager, startsAt, seats)) > 0 &&
    !(await manager.existsBy(TourBooking, { ...ofWebinar(startsAt), webinarStatus: 'waitlisted' }));
  await manager.update(
    TourBooking,
    { id: bookingId },
    { webinarStatus: own || free ? 'confirmed' : 'waitlisted', visitorNotMailed: false },
  );
  if (own) await enqueueMails(manager, [bookingId], [{ kind: 'webinar-access' }]);
  else if (free) await enqueueSeatMails(manager, [bookingId], 'webinar-access', startsAt);
  else await enqueueMails(manager, [bookingId], [{ kind: 'webinar-waitlist' }]);
  return 'done';
}

/** Access of a device with a registrant's link: admitted, or able to move the link to itself. */
export type DeviceAccess = 'in' | 'elsewhere';

/**
 * Admits one device per mailbox: the first one, later the one to which the link was moved.
 * @param device id from the device's cookie
 * @param move requested by the person: the previous device loses access
 */
export async function enterWith(
  manager: EntityManager,
  bookingId: string,
  device: string,
  move: boolean,
): Promise<DeviceAccess> {
  return manager.transaction(async (own) => {
    const signUp = await own.findOneBy(TourBooking, { id: bookingId, kind: 'webinar' });
    if (!signUp?.webinarStartsAt) return 'elsewhere';
    const mailbox = ofMailboxes(signUp.webinarStartsAt, [signUp.email]);
    const signUps = await own.find(TourBooking, {
      where: mailbox,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const inUse = signUps.some(({ webinarDevice }) => webinarDevice !== null && webinarDevice !== device);
    if (inUse && !move) return 'elsewhere';
    await own.update(TourBooking, mailbox, { webinarDevice: device });
    return 'in';
  });
}
