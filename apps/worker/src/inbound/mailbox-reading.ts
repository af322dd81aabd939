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
import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import type { EntityManager } from 'typeorm';
import { asked, ImapRefusal, reasonOf } from './imap-refusal';

/**
 * Milliseconds between searches for everything that is not marked as stored, in case the server omitted a message from
 * an earlier answer.
 */
const sweepMs = 10 * 60_000;
/** Marks stored messages if the server supports keywords. */
const keyword = '$MainstageStored';
const dayMs = 24 * 3_600_000;
/** Maximum number of UIDs in one command, because servers limit its length. */
const mostListed = 200;

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
    if (!mailbox.uidValidity) throw new ImapRefusal('The server sends no UIDVALIDITY');
    const uidNext = await nextUid(client, mailbox, context.answerMs);
    const position = await mailboxPosition(context.manager, context.mailbox, mailbox.uidValidity, uidNext);
    if (position.renumbered) context.logger.info('the mailbox has new UIDs: its messages are read again');
    return new MailboxReading(client, context, position);
  }

  /** @throws ImapRefusal or an error of the connection if the mailbox cannot be searched: it then counts as unread */
  async round(): Promise<void> {
    const { manager, mailbox } = this.context;
    const { firstUid } = this.position;
    if (this.position.lastUid < firstUid - 1) {
      await this.readAll(await this.since(this.position.lastUid + 1, firstUid - 1));
      if (this.context.stopping()) return;
      await this.move(firstUid - 1);
    }
    await this.readAll(await this.newMessages());
    for (const { uid, bytes } of await dueFetchFailures(manager, mailbox)) {
      if (this.context.stopping()) return;
      await this.read(Number(uid), bytes ?? undefined);
    }
    if (Date.now() >= this.sweepAt) await this.sweep();
  }

  private async readAll(uids: readonly number[]): Promise<void> {
    for (const uid of [...uids].sort((one, other) => one - other)) {
      if (this.context.stopping()) return;
      await this.read(uid, undefined, () => this.move(uid));
    }
  }

  private async move(uid: number): Promise<void> {
    await moveMailboxPosition(this.context.manager, this.context.mailbox, uid);
    this.position.lastUid = uid;
  }

  private async newMessages(): Promise<number[]> {
    const { lastUid } = this.position;
    const range = `${lastUid + 1}:*`;
    const found = await this.search({ uid: range });
    // An answer without a list may hide messages; a listing by FETCH shows them.
    const listed = found.length === 0 && !this.isEmpty() ? (await this.list(range)).map(({ uid }) => uid) : found;
    // A range that ends with * always contains the last message.
    return listed.filter((uid) => uid > lastUid);
  }

  private isEmpty(): boolean {
    return !this.client.mailbox || this.client.mailbox.exists === 0;
  }

  /** Reads unmarked messages up to the position. */
  private async sweep(): Promise<void> {
    const { lastUid } = this.position;
    const mark = this.flag() === keyword ? { unKeyword: keyword } : { seen: false };
    for (const uid of lastUid > 0 ? await this.since(1, lastUid, mark) : []) {
      if (this.context.stopping()) return;
      if (await isKnownFailure(this.context.manager, this.context.mailbox, uid)) continue;
      await this.read(uid);
    }
    this.sweepAt = Date.now() + sweepMs;
  }

  /** The messages of a range of UIDs that arrived since the first attempt to read. */
  private async since(first: number, last: number, mark: Record<string, unknown> = {}): Promise<number[]> {
    const { firstUid, startedAt } = this.position;
    // The server compares days of its own time zone.
    const since = new Date(startedAt.getTime() - dayMs);
    const answer = await this.search({ uid: `${first}:${last}`, since, ...mark });
    const found = answer.filter((uid) => uid >= first && uid <= last);
    const unsure = found.filter((uid) => uid < firstUid);
    const before = new Set<number>();
    for (let at = 0; at < unsure.length; at += mostListed)
      for (const { uid, internalDate } of await this.list(unsure.slice(at, at + mostListed).join(',')))
        // INTERNALDATE has whole seconds.
        if (internalDate && new Date(internalDate).getTime() + 1000 <= startedAt.getTime()) before.add(uid);
    return found.filter((uid) => !before.has(uid));
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

  private list(range: string): Promise<FetchMessageObject[]> {
    return this.ask('FETCH', () => this.client.fetchAll(range, { uid: true, internalDate: true }, { uid: true }));
  }

  private ask<Answer>(command: string, send: () => Promise<Answer>, times = 1): Promise<Answer> {
    return asked(this.client, times * this.context.answerMs, command, send);
  }
}

/** UIDNEXT, or one more than the UID of the last message on servers that do not send it. */
async function nextUid(client: ImapFlow, { uidNext, exists }: MailboxObject, answerMs: number): Promise<number> {
  if (Number.isInteger(uidNext)) return uidNext;
  const last = await asked(client, answerMs, 'FETCH', () => client.fetchOne('*', { uid: true }));
  if (last) return last.uid + 1;
  if (exists === 0) return 1;
  throw new ImapRefusal('The server sends neither UIDNEXT nor its last message');
}
