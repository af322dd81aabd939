import { DeskSession } from '@mainstage/database/entities/desk-session';
import { InjectConfig } from '@mainstage/nest/injection';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { ApiConfig } from '../../config';
import { DeskCookie, hashOf, newToken } from './desk-cookie';
import { deviceName } from './device-name';
import { longestHours, mostSessions, recentSession, validSession } from './session-times';

/**
 * Sessions of the sales desk. They are rows, so every API process knows the same ones and one that is revoked is over immediately;
 * the database's clock decides.
 */
@Injectable()
export class DeskSessions {
  private readonly cookie: DeskCookie;

  constructor(
    @InjectConfig() { PUBLIC_URL }: ApiConfig,
    @InjectRepository(DeskSession) private readonly sessions: Repository<DeskSession>,
    private readonly security: SecurityLog,
  ) {
    this.cookie = new DeskCookie('session', PUBLIC_URL, 'lax');
  }

  /** Opens a session with a token of its own, and ends the one that the browser had. */
  async open(
    request: Request,
    response: Response,
    session: Pick<DeskSession, 'member' | 'awaitsPasskey' | 'passkeyUsed'>,
  ): Promise<void> {
    await this.endOf(request);
    const token = newToken();
    const device = deviceName(request.get('User-Agent'));
    const { identifiers } = await this.sessions.insert({ ...session, tokenHash: hashOf(token), device });
    if (!session.awaitsPasskey) {
      this.report('signed-in', String(identifiers[0]?.['id']));
      await this.endOldest(session.member);
    }
    this.cookie.set(response, token, longestHours * 3600 * 1000);
  }

  /** The valid session of the request's cookie, whether the passkey is still awaited or not. */
  async of(request: Request): Promise<DeskSession | undefined> {
    const token = this.cookie.read(request);
    if (token === undefined) return undefined;
    const valid = this.valid().andWhere('session.tokenHash = :hash', { hash: hashOf(token) });
    return (await valid.getOne()) ?? undefined;
  }

  /** A session that is still valid; for answers that go on for longer than a moment, too. */
  async find(id: string): Promise<DeskSession | undefined> {
    return (await this.valid().andWhere('session.id = :id', { id }).getOne()) ?? undefined;
  }

  /** The person did something; written once a minute at most. */
  async touch({ id }: DeskSession): Promise<void> {
    const touched = this.sessions
      .createQueryBuilder()
      .update()
      .set({ lastSeenAt: () => 'now()' });
    await touched.where(`id = :id AND last_seen_at < now() - interval '1 minute'`, { id }).execute();
  }

  /** Sessions of a member, or of everybody; newest first. */
  list(member?: string): Promise<DeskSession[]> {
    const list = this.valid().andWhere('NOT session.awaitsPasskey');
    if (member !== undefined) list.andWhere('session.member = :member', { member });
    return list.orderBy('session.createdAt', 'DESC').getMany();
  }

  /** @returns whether there was such a session */
  async end(id: string): Promise<boolean> {
    const ended = await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: () => 'now()' });
    if (!ended.affected) return false;
    this.report('session-ended', id);
    return true;
  }

  /** Ends all sessions of a member but one. */
  async endOthers(member: string, id: string): Promise<void> {
    await this.sessions.update({ member, id: Not(id), endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /** Whether the person signed in within the last minutes. */
  async isRecent(id: string): Promise<boolean> {
    return (
      (await this.valid()
        .andWhere(`session.id = :id AND ${recentSession('session')}`, { id })
        .getCount()) > 0
    );
  }

  /** Ends the session of the request, and has the browser forget it. */
  async signOut(request: Request, response: Response): Promise<void> {
    this.cookie.clear(response);
    await this.endOf(request);
  }

  /** Ends what a member has open beyond the limit, the oldest first. */
  private async endOldest(member: string): Promise<void> {
    const tooMany = (await this.list(member)).slice(mostSessions).map(({ id }) => id);
    if (tooMany.length > 0) await this.sessions.update({ id: In(tooMany) }, { endedAt: () => 'now()' });
  }

  private async endOf(request: Request): Promise<void> {
    const token = this.cookie.read(request);
    if (token === undefined) return;
    await this.sessions.update({ tokenHash: hashOf(token), endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  private report(action: 'signed-in' | 'session-ended', subject: string): void {
    this.security.report({ name: 'desk-session', action, subject });
  }

  private valid() {
    return this.sessions.createQueryBuilder('session').where(validSession('session'));
  }
}
