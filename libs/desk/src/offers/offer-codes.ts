import { timingSafeEqual } from 'node:crypto';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { OfferCodeSent } from '@mainstage/contracts/offers/calls';
import type { EntityManager } from 'typeorm';
import { acceptOf, offerOfToken, requireOffered } from './client-offer';
import { lockVersion } from './lock-version';
import { OfferCodeRejected, OfferNotAcceptable } from './offer-errors';
import { offerCode } from './offer-links';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

/** A code works for 15 minutes and five tries (rule offer.code). */
export const codeMinutes = 15;
const mostTries = 5;
/** Seconds before another code can be requested. */
const pauseSeconds = 60;

/**
 * Sends a code to the address of the offer; within a minute of the last one it sends none.
 * @param countCode called before a code is sent; throws if the hour has had enough
 * @throws OfferNotFound, OfferIsGone, OfferNotAcceptable
 */
export async function sendOfferCode(
  manager: EntityManager,
  token: string,
  settings: OfferSettings,
  countCode: (versionId: string) => Promise<void>,
): Promise<OfferCodeSent> {
  const { version } = await offerOfToken(manager, token);
  return retriedTransaction(manager, async (own) => {
    const { lead } = await lockVersion(own, version.id);
    const read = await offerOfToken(own, token);
    await requireOffered(own, read, settings);
    const accept = acceptOf(read);
    if (accept !== 'possible') throw new OfferNotAcceptable(accept);
    const { codeSentAt, codeRound, content, id } = read.version;
    const now = await currentDatabaseTime(own);
    const passed = codeSentAt ? (now.getTime() - codeSentAt.getTime()) / 1000 : Infinity;
    if (passed < pauseSeconds) return { again: Math.ceil(pauseSeconds - passed) };
    await countCode(id);
    await own.update(OfferVersion, { id }, { codeRound: codeRound + 1, codeSentAt: now, codeTries: 0 });
    await own.insert(Mail, {
      ...{ kind: 'offer-code', form: lead.form, leadId: lead.leadId, recipient: 'visitor' },
      ...{ toAddress: content.client.email, aboutMail: id },
    });
    await notifyMailsDue(own);
    return { again: pauseSeconds };
  });
}

/**
 * Counts a try of a locked version's code.
 * @returns the error, which must not roll the count back; undefined if the code is right
 */
export async function tryCode(
  manager: EntityManager,
  { id, codeRound, codeSentAt, codeTries }: OfferVersion,
  given: string,
  secret: string,
): Promise<OfferCodeRejected | undefined> {
  const now = await currentDatabaseTime(manager);
  const isOver = !codeSentAt || now.getTime() > codeSentAt.getTime() + codeMinutes * 60_000 || codeTries >= mostTries;
  if (isOver) return new OfferCodeRejected('over');
  const expected = Buffer.from(offerCode(secret, id, codeRound));
  const typed = Buffer.from(given.replace(/\s/g, ''));
  if (typed.length === expected.length && timingSafeEqual(typed, expected)) return undefined;
  await manager.update(OfferVersion, { id }, { codeTries: codeTries + 1 });
  return new OfferCodeRejected('wrong');
}
