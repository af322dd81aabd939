import { currentDatabaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { DeclineOffer, OfferWish } from '@mainstage/contracts/offers/calls';
import { type EntityManager, IsNull } from 'typeorm';
import { offerOfToken, requireOffered } from './client-offer';
import { type LockedVersion, lockVersion } from './lock-version';
import { noteOffer } from './note-offer';
import { OfferNotAcceptable } from './offer-errors';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

/**
 * The client declines. Declining again changes nothing.
 * @throws OfferNotFound, OfferIsGone, OfferNotAcceptable for a colleague, or if it was accepted
 */
export async function declineOffer(
  manager: EntityManager,
  token: string,
  { reason }: DeclineOffer,
  settings: OfferSettings,
): Promise<void> {
  await decide(manager, token, settings, async (own, { offer, version, lead }) => {
    if (version.state === 'declined') return;
    if (version.state !== 'sent') throw new OfferNotAcceptable('decided');
    const decidedAt = await currentDatabaseTime(own);
    await own.update(OfferVersion, { id: version.id }, { state: 'declined', note: reason, decidedAt });
    await tellSales(own, 'desk-offer-declined', { lead, version });
    const title = `Offer ${offer.number}, version ${version.version}: declined`;
    await noteOffer(own, { lead, by: 'client', title, text: reason });
  });
}

/**
 * The client wishes a change; sales makes the next version of it. A repeated wish replaces the one before.
 * @throws OfferNotFound, OfferIsGone, OfferNotAcceptable for a colleague, or if it was decided
 */
export async function wishOffer(
  manager: EntityManager,
  token: string,
  wish: OfferWish,
  settings: OfferSettings,
): Promise<void> {
  await decide(manager, token, settings, async (own, { offer, version, lead }) => {
    if (version.state !== 'sent') throw new OfferNotAcceptable('decided');
    const ids = version.content.lines.flatMap(({ id, hidden }) => (hidden ? [] : [id]));
    const known = (chosen: readonly string[]) => ids.filter((id) => chosen.includes(id));
    const { guests, startsAt, endsAt, message } = wish;
    // Named one by one, so that nothing else of what a client sends is stored.
    const stored: OfferWish = {
      add: known(wish.add),
      drop: known(wish.drop),
      message,
      ...(guests !== undefined && { guests }),
      ...(startsAt !== undefined && { startsAt }),
      ...(endsAt !== undefined && { endsAt }),
    };
    if (JSON.stringify(sorted(stored)) === JSON.stringify(version.wish && sorted(version.wish))) return;
    await own.update(OfferVersion, { id: version.id }, { wish: stored });
    await tellSales(own, 'desk-offer-wish', { lead, version });
    const title = `Offer ${offer.number}, version ${version.version}: a change is wished`;
    await noteOffer(own, { lead, by: 'client', title, text: wish.message || null });
  });
}

/** Stored JSON does not keep the order of its keys. */
const sorted = (wish: OfferWish) => Object.entries(wish).sort(([one], [other]) => one.localeCompare(other));

/**
 * Notes the first touch, key or scroll on the client's page.
 * @throws OfferNotFound
 */
export async function openedOffer(manager: EntityManager, token: string): Promise<void> {
  const { version, reader } = await offerOfToken(manager, token);
  if (reader !== 'client' || version.openedAt) return;
  await manager.update(OfferVersion, { id: version.id, openedAt: IsNull() }, { openedAt: () => 'clock_timestamp()' });
}

async function decide(
  manager: EntityManager,
  token: string,
  settings: OfferSettings,
  work: (own: EntityManager, locked: LockedVersion) => Promise<void>,
): Promise<void> {
  const { version } = await offerOfToken(manager, token);
  await retriedTransaction(manager, async (own) => {
    const locked = await lockVersion(own, version.id);
    const read = await offerOfToken(own, token);
    await requireOffered(own, read, settings);
    if (read.reader !== 'client') throw new OfferNotAcceptable('read-only');
    await work(own, locked);
  });
}

async function tellSales(
  manager: EntityManager,
  kind: 'desk-offer-declined' | 'desk-offer-wish',
  { lead: { form, leadId }, version: { id } }: Pick<LockedVersion, 'lead' | 'version'>,
): Promise<void> {
  await manager.insert(Mail, { kind, form, leadId, recipient: 'sales', aboutMail: id });
  await notifyMailsDue(manager);
}
