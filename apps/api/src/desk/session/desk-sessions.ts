import { enqueueAccountNotice } from '@mainstage/desk/team/account-notice';
import { DeskSession } from '@mainstage/desk/entities/desk-session';
import { InjectConfig } from '@mainstage/nest/injection';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { ApiConfig } from '../../config';
import { RecentSignInRequired } from '../desk.errors';
import { DeskCookie, hashOf, newToken } from './desk-cookie';
import { deviceName } from './device-name';
import { confirmedSession, longestHours, mostSessions, validSession } from './session-times';

/** The longest lifetime that browsers allow for cookies. */
const deviceDays = 400;

type Opened = Pick<DeskSession, 'member' | 'awaitsPasskey' | 'passkeyUsed' | 'tokenHash' | 'device'> & {
  deviceHash: Buffer;
};

/**
 * Sessions of the sales desk. They are rows, so that all API processes share them and a revoked one ends immediately;
 * the database clock decides.
 */
@Injectable()
export class DeskSessions {
  private readonly cookie: DeskCookie;
  private readonly device: DeskCookie;

  constructor(
    @InjectConfig() { PUBLIC_URL }: ApiConfig,
    @InjectRepository(DeskSession) private readonly sessions: Repository<DeskSession>,
    private readonly security: SecurityLog,
  ) {
    this.cookie = new DeskCookie('session', PUBLIC_URL, 'lax');
    this.device = new DeskCookie('device', PUBLIC_URL, 'lax');
  }

  /**
   * Opens a session with a new token, and ends the browser's former one. A sign-in from an unknown browser is reported
   * to the member by mail.
   */
  async open(
    request: Request,
    response: Response,
    session: Pick<DeskSession, 'member' | 'awaitsPasskey' | 'passkeyUsed'>,
  ): Promise<void> {
    await this.endOf(request);
    const token = newToken();
    const browser = this.device.read(request) ?? newToken();
    const id = await this.insert({
      ...session,
      tokenHash: hashOf(token),
      deviceHash: hashOf(browser),
      device: deviceName(request.get('User-Agent')),
    });
    if (!session.awaitsPasskey) {
      this.report('signed-in', id);
      await this.endOldest(session.member);
    }
    this.device.set(response, browser, deviceDays * 24 * 3600 * 1000);
    this.cookie.set(response, token, longestHours * 3600 * 1000);
  }

  /** The valid session of the request's cookie, even if the passkey is still missing. */
  async of(request: Request): Promise<DeskSession | undefined> {
    const token = this.cookie.read(request);
    if (token === undefined) return undefined;
    const valid = this.valid().andWhere('session.tokenHash = :hash', { hash: hashOf(token) });
    return (await valid.getOne()) ?? undefined;
  }

  /** A session that is still valid; also for long-running responses. */
  async find(id: string): Promise<DeskSession | undefined> {
    return (await this.valid().andWhere('session.id = :id', { id }).getOne()) ?? undefined;
  }

  async touch({ id }: DeskSession): Promise<void> {
    const touched = this.sessions
      .createQueryBuilder()
      .update()
      .set({ lastSeenAt: () => 'now()' });
    await touched.where(`id = :id AND last_seen_at < now() - interval '1 minute'`, { id }).execute();
  }

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

  async endOthers(member: string, id: string): Promise<void> {
    await this.sessions.update({ member, id: Not(id), endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /** @throws RecentSignInRequired unless the member authenticated within the last minutes */
  async requireConfirmed(id: string): Promise<void> {
    const confirmed = this.valid().andWhere(`session.id = :id AND ${confirmedSession('session')}`, { id });
    if ((await confirmed.getCount()) === 0) throw new RecentSignInRequired();
  }

  /** Records a re-authentication: the session continues with a new token, and the old one is invalid. */
  async confirm(response: Response, id: string, shown: { passkeyUsed?: true }): Promise<void> {
    const token = newToken();
    await this.sessions.update(id, { tokenHash: hashOf(token), confirmedAt: () => 'now()', ...shown });
    this.report('confirmed', id);
    this.cookie.set(response, token, longestHours * 3600 * 1000);
  }

  async signOut(request: Request, response: Response): Promise<void> {
    this.cookie.clear(response);
    await this.endOf(request);
  }

  private insert(session: Opened): Promise<string> {
    const { member, deviceHash, awaitsPasskey } = session;
    return this.sessions.manager.transaction(async (own) => {
      const isKnown = await own.existsBy(DeskSession, { member, deviceHash, awaitsPasskey: false });
      const { identifiers } = await own.insert(DeskSession, session);
      const id = String(identifiers[0]?.['id']);
      if (!awaitsPasskey && !isKnown) await enqueueAccountNotice(own, 'desk-new-browser', member, id);
      return id;
    });
  }

  /** Ends the oldest sessions of a member beyond the limit. */
  private async endOldest(member: string): Promise<void> {
    const tooMany = (await this.list(member)).slice(mostSessions).map(({ id }) => id);
    if (tooMany.length > 0) await this.sessions.update({ id: In(tooMany) }, { endedAt: () => 'now()' });
  }

  private async endOf(request: Request): Promise<void> {
    const token = this.cookie.read(request);
    if (token === undefined) return;
    await this.sessions.update({ tokenHash: hashOf(token), endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  private report(action: 'signed-in' | 'session-ended' | 'confirmed', subject: string): void {
    this.security.report({ name: 'desk-session', action, subject });
  }

  private valid() {
    return this.sessions.createQueryBuilder('session').where(validSession('session'));
  }
}
