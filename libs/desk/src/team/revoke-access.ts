import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { DeskPasskey } from '../entities/desk-passkey';
import { DeskSession } from '../entities/desk-session';
import { noteAction } from '@mainstage/database/mails/operate';
import { keyedName } from '../privacy/keyed-name';
import { enqueueAccountNotice } from './account-notice';

export interface RevokedAccess {
  sessions: number;
  passkeys: number;
}

/**
 * Ends sessions of the sales desk and records it with a keyed hash of the address.
 * @param member address of a team member; all of them if absent
 * @param secret APP_SECRET
 */
export function endDeskSessions(
  manager: EntityManager,
  member: string | undefined,
  actor: string,
  secret: string,
): Promise<RevokedAccess> {
  return manager.transaction(async (own) => {
    const whose = member === undefined ? {} : { member };
    const ended = await own.update(DeskSession, { ...whose, endedAt: IsNull() }, { endedAt: () => 'now()' });
    const revoked = { sessions: ended.affected ?? 0, passkeys: 0 };
    await noteAction(own, actor, 'desk-sessions-ended', { person: nameOf(member, secret), ...revoked });
    return revoked;
  });
}

/**
 * Deletes the passkeys of a member who lost them, and ends the member's sessions: from then on the mail alone signs
 * them in, until they add another.
 * @param secret APP_SECRET
 */
export function forgetDeskPasskeys(
  manager: EntityManager,
  member: string,
  actor: string,
  secret: string,
): Promise<RevokedAccess> {
  return manager.transaction(async (own) => {
    const forgotten = await own.delete(DeskPasskey, { member });
    const ended = await own.update(DeskSession, { member, endedAt: IsNull() }, { endedAt: () => 'now()' });
    const revoked = { sessions: ended.affected ?? 0, passkeys: forgotten.affected ?? 0 };
    // Done by an operator, so there is no session.
    if (revoked.passkeys > 0) await enqueueAccountNotice(own, 'desk-passkey-removed', member, randomUUID());
    await noteAction(own, actor, 'desk-passkeys-forgotten', { person: nameOf(member, secret), ...revoked });
    return revoked;
  });
}

const nameOf = (member: string | undefined, secret: string): string | null =>
  member === undefined ? null : keyedName(secret, member);
