import {
  dueFetchFailures,
  type FetchFailure,
  forgetFetchFailure,
  isKnownFailure,
  noteFetchFailure,
} from '@mainstage/inbound-mail/mailbox/fetch-failures';
import {
  mailboxPosition,
  type MailboxPosition,
  moveMailboxPosition,
} from '@mainstage/inbound-mail/mailbox/mailbox-position';
import { isUnavailable } from '@mainstage/database/unavailable';
import { limits } from '@mainstage/inbound-mail/parse/limits';
import type { Logger } from '@mainstage/observability/logger';
import type { ImapFlow } from 'imapflow';
import type { EntityManager } from 'typeorm';
import { asked, ImapRefusal, reasonOf } from './imap-refusal';

/**
 * Milliseconds between searches for everything that is not marked as stored, in case the server omitted a message from
 * an earlier answer.
 */
const sweepMs = 10 * 60_000;
/** Marks stored messages if the server supports keywords. */
const keyword = '$MainstageStored';

export interface ReadingContext {
  manager: EntityManager;
  mailbox: string;
  /** Stores a message with its consequences. @throws Error if the database is unavailable */
  store: (source: Buffer) => Promise<unknown>;
  failed: (failure: FetchFailure, setAside: boolean) => void;
  logger: Logger;
  answerMs: number;
  stopping: () => boolean;
}

/**
 * Reads over one connection: new messages, those whose earlier attempt failed, and those that the server omitted from
 * an answer. Each is stored, or recorded with its reason, before the next one is read (rule inbound.complete).
 */
export class MailboxReading {
  private sweepAt = 0;

  private constructor(
    private readonly client: ImapFlow,
    private readonly context: ReadingContext,
    private readonly position: MailboxPosition,
  ) {}

  /**
   * @param client with the mailbox open
   * @throws ImapRefusal
   */
  static async begin(client: ImapFlow, context: ReadingContext): Promise<MailboxReading> {
    const { mailbox } = client;
    if (!mailbox) throw new ImapRefusal('The server opened no mailbox');
    const last = () => asked(client, context.answerMs, 'FETCH', () => client.fetchOne('*', { uid: true }));
    // Some servers do not send UIDNEXT.
    const uidNext = Number.isInteger(mailbox.uidNext) ? mailbox.uidNext : 1 + ((await last()) || { uid: 0 }).uid;
    const position = await mailboxPosition(context.manager, context.mailbox, mailbox.uidValidity, uidNext);
    if (position.renumbered) context.logger.info('the mailbox has new UIDs: its messages are read again');
    return new MailboxReading(client, context, position);
  }

  /** @throws ImapRefusal or an error of the connection if the mailbox cannot be searched: it then counts as unread */
  async round(): Promise<void> {
    const { manager, mailbox } = this.context;
    for (const uid of await this.newMessages()) {
      if (this.context.stopping()) return;
      await this.read(uid, undefined, async () => {
        await moveMailboxPosition(manager, mailbox, uid);
        this.position.lastUid = uid;
      });
    }
    this.position.renumbered = false;
    for (const { uid, bytes } of await dueFetchFailures(manager, mailbox)) {
      if (this.context.stopping()) return;
      await this.read(Number(uid), bytes ?? undefined);
    }
    if (Date.now() >= this.sweepAt) await this.sweep();
  }

  private async newMessages(): Promise<number[]> {
    const { lastUid, startedAt, renumbered } = this.position;
    const range = `${lastUid + 1}:*`;
    const found = await this.search({ uid: range, ...(renumbered && { since: startedAt }) });
    // An answer without a list may hide messages; a listing by FETCH shows them.
    const listed = found.length === 0 && !renumbered && !this.isEmpty() ? await this.list(range) : found;
    // A range that ends with * always contains the last message.
    return listed.filter((uid) => uid > lastUid).sort((one, other) => one - other);
  }

  private isEmpty(): boolean {
    return !this.client.mailbox || this.client.mailbox.exists === 0;
  }

  /** Reads unmarked messages below the position. */
  private async sweep(): Promise<void> {
    const { firstUid, lastUid, startedAt } = this.position;
    if (lastUid >= firstUid) {
      const mark = this.flag() === keyword ? { unKeyword: keyword } : { seen: false };
      for (const uid of await this.search({ uid: `${firstUid}:${lastUid}`, since: startedAt, ...mark })) {
        if (this.context.stopping()) return;
        if (uid < firstUid || uid > lastUid) continue;
        if (await isKnownFailure(this.context.manager, this.context.mailbox, uid)) continue;
        await this.read(uid);
      }
    }
    this.sweepAt = Date.now() + sweepMs;
  }

  /**
   * Stores a message and marks it, or records the failure.
   * @param before number of bytes received at the previous attempt, if they were fewer than the size in the listing
   * @param settled called once it is stored or recorded
   * @throws Error if the database or the connection is unavailable
   */
  private async read(uid: number, before?: number, settled = async () => {}): Promise<void> {
    const { manager, mailbox, store, logger } = this.context;
    try {
      const source = await this.fetch(uid, before);
      if (source) await this.stored(() => store(source));
      else logger.info({ uid }, 'a message of the mailbox was deleted by somebody else');
      await forgetFetchFailure(manager, mailbox, uid);
      await settled();
      if (source) await this.mark(uid);
    } catch (error) {
      if (this.context.stopping() || !(error instanceof ImapRefusal)) throw error;
      await this.note(uid, error);
      await settled();
      if (error.endsConnection) throw error;
    }
  }

  private async note(uid: number, { message, bytes }: ImapRefusal): Promise<void> {
    const { manager, mailbox, failed } = this.context;
    const failure = { uid, reason: message, ...(bytes !== undefined && { bytes }) };
    failed(failure, await noteFetchFailure(manager, mailbox, failure));
  }

  /** @returns undefined if the message was deleted in the meantime */
  private async fetch(uid: number, before?: number): Promise<Buffer | undefined> {
    const query = { size: true, source: { start: 0, maxLength: limits.message + 1 } };
    const message = await this.ask('FETCH', () => this.client.fetchOne(String(uid), query, { uid: true }), 4);
    if (!message) {
      const stillThere = await this.search({ uid: String(uid) });
      if (stillThere.length > 0) throw new ImapRefusal('The server answers FETCH without the message');
      // A server that does not find it now may find it at the next attempt.
      if (before === undefined) throw new ImapRefusal('The server does not know the message it listed', { bytes: 0 });
      return undefined;
    }
    const { source, size } = message;
    if (!source?.length) throw new ImapRefusal('The server answers FETCH with an empty message', { bytes: 0 });
    const expected = Math.min(size ?? 0, limits.message + 1);
    // Some servers only estimate the size: the same number of bytes twice is the whole message.
    if (source.length < expected && source.length !== before)
      throw new ImapRefusal(`The server sends ${source.length} of ${expected} bytes`, { bytes: source.length });
    return source;
  }

  private async stored(store: () => Promise<unknown>): Promise<void> {
    try {
      await store();
    } catch (error) {
      if (isUnavailable(error)) throw error;
      throw new ImapRefusal(`The message cannot be stored: ${reasonOf(error)}`);
    }
  }

  /** An unmarked message is found by the next sweep, and recognised as stored. */
  private async mark(uid: number): Promise<void> {
    await this.ask('STORE', () => this.client.messageFlagsAdd(String(uid), [this.flag()], { uid: true })).catch(
      (error: unknown) => {
        if (error instanceof ImapRefusal && error.endsConnection) throw error;
        this.context.logger.warn({ uid, reason: reasonOf(error) }, 'a stored message could not be marked');
      },
    );
  }

  /** On a server without keywords, messages are marked as read. */
  private flag(): string {
    const flags = this.client.mailbox ? this.client.mailbox.permanentFlags : undefined;
    return flags?.has('\\*') ? keyword : '\\Seen';
  }

  private async search(query: Record<string, unknown>): Promise<number[]> {
    const found = await this.ask('SEARCH', () => this.client.search(query, { uid: true }));
    if (!found) throw new ImapRefusal('The server refuses SEARCH');
    return found;
  }

  private async list(range: string): Promise<number[]> {
    const rows = await this.ask('FETCH', () => this.client.fetchAll(range, { uid: true }, { uid: true }));
    return rows.map(({ uid }) => uid);
  }

  private ask<Answer>(command: string, send: () => Promise<Answer>, times = 1): Promise<Answer> {
    return asked(this.client, times * this.context.answerMs, command, send);
  }
}
