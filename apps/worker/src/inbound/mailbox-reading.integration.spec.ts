// Rules: inbound.complete, inbound.once
import { createHash } from 'node:crypto';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { ImapPeer, type ImapFault, internalDate } from '@mainstage/testing/imap-peer';
import { createLogger } from '@mainstage/observability/logger';
import { registerMailbox } from '@mainstage/inbound-mail/mailbox/mailbox-position';
import { seededRandom } from '@mainstage/inbound-mail/testing/random';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { ImapFlow } from 'imapflow';
import type { EntityManager } from 'typeorm';
import { MailboxReading } from './mailbox-reading';

/** 2,000 in `npm run proof:imap`. */
const sessions = Number(process.env['IMAP_SESSIONS'] ?? 20);
/** Mailboxes that are read side by side: a session waits for answers most of its time. */
const mailboxes = Math.min(8, Math.ceil(sessions / 20));
const seed = Number(process.env['IMAP_SEED'] ?? 1);
const answerMs = 150;
const longAgo = '01-Jan-2026 00:00:00 +0000';

const digest = (raw: Buffer) => createHash('sha256').update(raw).digest('hex');
const message = (text: string) => `From: ada@visitor.example\r\nSubject: x\r\n\r\n${text}\r\n`;

/** A server with its mailbox, and what was stored of it. */
class ReadMailbox {
  /** How often each body was stored: what was stored before is recognised, as by the unique index of `inbound_mails`. */
  readonly stored = new Map<string, number>();
  readonly failures: string[] = [];

  private constructor(
    private readonly manager: EntityManager,
    readonly name: string,
    readonly peer: ImapPeer,
  ) {}

  static async open(manager: EntityManager, name = 'leads imap.example INBOX'): Promise<ReadMailbox> {
    return new ReadMailbox(manager, name, await ImapPeer.start());
  }

  kept = () => [...this.stored.keys()].sort();
  delivered = () => this.peer.messages.map(({ raw }) => digest(raw)).sort();
  failed = () => this.manager.query('SELECT 1 FROM inbound_fetch_failures WHERE mailbox = $1', [this.name]);

  /** One connection. @returns the error that ended it, where one did */
  async session(rounds = 1): Promise<Error | undefined> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: this.peer.port,
      secure: false,
      auth: { user: 'leads', pass: 'secret' },
      logger: false,
      greetingTimeout: 2000,
      connectionTimeout: 2000,
    });
    client.on('error', () => undefined);
    try {
      await registerMailbox(this.manager, this.name);
      await client.connect();
      await client.mailboxOpen('INBOX');
      const reading = await MailboxReading.begin(client, {
        manager: this.manager,
        mailbox: this.name,
        store: async (raw) => void this.stored.set(digest(raw), 1 + (this.stored.get(digest(raw)) ?? 0)),
        failed: ({ reason }) => this.failures.push(reason),
        logger: createLogger('test', 'silent'),
        answerMs,
        stopping: () => false,
      });
      for (let round = 0; round < rounds; round += 1) await reading.round();
      return undefined;
    } catch (error) {
      return error as Error;
    } finally {
      client.close();
    }
  }

  /** The next attempts are due now. */
  later = () =>
    this.manager.query(
      'UPDATE inbound_fetch_failures SET next_attempt_at = now() WHERE mailbox = $1 AND next_attempt_at IS NOT NULL',
      [this.name],
    );

  /** Sessions with a server that misbehaves at random, then some without a fault. */
  async misbehave(count: number, random: () => number): Promise<void> {
    const faults: ImapFault[] = ['no', 'bad', 'close', 'empty', 'nil', 'cut', 'esearch', 'forget', 'silent'];
    await registerMailbox(this.manager, this.name);
    for (let left = count; left > 0; left -= 1) {
      const rate = random() * 0.5;
      this.peer.behave = (command) => {
        if (!['SELECT', 'FETCH', 'SEARCH', 'STORE'].includes(command) || random() > rate) return undefined;
        if (command === 'SELECT') return random() < 0.5 ? 'no' : 'close';
        const fault = faults[Math.floor(random() * faults.length)];
        // Silence costs time: it is rare.
        return fault === 'silent' && random() > 0.2 ? 'no' : fault;
      };
      for (let more = Math.floor(random() * 4); more > 0; more -= 1)
        this.peer.deliver(message(`message ${this.peer.messages.length}`));
      await this.session(1 + Math.floor(random() * 2));
      if (random() < 0.5) await this.later();
      if (random() < 0.02) this.peer.uidValidity += 1;
    }
    this.peer.behave = () => undefined;
    await this.manager.query(
      'UPDATE inbound_fetch_failures SET attempts = 0, next_attempt_at = now() WHERE mailbox = $1',
      [this.name],
    );
    for (let rest = 0; rest < 10; rest += 1) {
      expect(await this.session()).toBeUndefined();
      await this.later();
    }
  }
}

describe('reading a mailbox', () => {
  let database: TestDatabase;
  let manager: EntityManager;
  let read: ReadMailbox;
  let peer: ImapPeer;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    manager = await deskManager(database.url, mailboxes);
  }, 60_000);
  afterAll(async () => {
    await manager?.dataSource.destroy();
    await database?.drop();
  });
  beforeEach(async () => {
    await manager.query('TRUNCATE inbound_mailboxes, inbound_fetch_failures');
    read = await ReadMailbox.open(manager);
    peer = read.peer;
  });
  afterEach(() => peer.stop());

  const session = (rounds?: number) => read.session(rounds);
  const begin = session;
  const failures = () => read.failed();
  const later = () => read.later();
  const kept = () => read.kept();
  const delivered = () => read.delivered();

  it('stores and marks what arrives', async () => {
    peer.deliver(message('before'), longAgo);
    await begin();
    peer.deliver(message('one'));
    peer.deliver(message('two'));
    expect(await session()).toBeUndefined();
    expect(kept()).toEqual(delivered().filter((each) => each !== digest(peer.messages[0]!.raw)));
    expect(peer.messages.map(({ flags }) => [...flags])).toEqual([[], ['$MainstageStored'], ['$MainstageStored']]);
  });

  it.each<[ImapFault, RegExp]>([
    ['empty', /without the message/],
    ['nil', /empty message/],
    ['no', /FETCH is not possible now/],
    ['bad', /FETCH is not possible now/],
    ['cut', /of \d+ bytes/],
    ['silent', /gave no answer/],
    ['close', /FETCH: /],
  ])('goes on with the others where FETCH of one is answered with %s', async (fault, reason) => {
    await begin();
    const [, bad] = ['one', 'two', 'three'].map((text) => peer.deliver(message(text)));
    peer.behave = (command, uid) => (command === 'FETCH' && uid === bad ? fault : undefined);
    await session();
    await session();
    expect(kept()).toHaveLength(2);
    expect(read.failures[0]).toMatch(reason);
    peer.behave = () => undefined;
    await later();
    await session();
    expect(kept()).toEqual(delivered());
    expect(await manager.query('SELECT 1 FROM inbound_fetch_failures')).toEqual([]);
  });

  it('sets a message aside after some attempts, with its reason', async () => {
    await begin();
    peer.deliver(message('one'));
    peer.behave = (command, uid) => (command === 'FETCH' && uid === 1 ? 'no' : undefined);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await session();
      await later();
    }
    expect(await manager.query('SELECT uid, attempts, reason, next_attempt_at FROM inbound_fetch_failures')).toEqual([
      { uid: '1', attempts: 6, reason: 'FETCH: NO FETCH is not possible now', next_attempt_at: null },
    ]);
  });

  it.each<[ImapFault, string]>([
    ['no', 'refuses SEARCH'],
    ['bad', 'refuses SEARCH'],
    ['silent', 'gave no answer'],
  ])('counts as not read where SEARCH is answered with %s', async (fault, words) => {
    await begin();
    peer.deliver(message('one'));
    peer.behave = (command) => (command === 'SEARCH' ? fault : undefined);
    expect((await session())?.message).toContain(words);
  });

  it.each<ImapFault>(['empty', 'esearch', 'forget'])('finds what a SEARCH answered with %s hides', async (fault) => {
    await begin();
    for (const text of ['one', 'two', 'three']) peer.deliver(message(text));
    peer.behave = (command) => (command === 'SEARCH' ? fault : undefined);
    await session();
    peer.behave = () => undefined;
    await session();
    expect(kept()).toEqual(delivered());
  });

  it('reads what arrived while no session succeeded', async () => {
    peer.deliver(message('before'), longAgo);
    await registerMailbox(manager, read.name);
    peer.deliver(message('one'));
    peer.deliver(message('two'), internalDate(new Date(Date.now() + 1000)));
    expect(await begin()).toBeUndefined();
    expect(await session()).toBeUndefined();
    expect(kept()).toEqual([digest(peer.messages[1]!.raw), digest(peer.messages[2]!.raw)].sort());
    expect(await failures()).toEqual([]);
  });

  it('reads no earlier message after the server has renumbered them, in none of the sessions', async () => {
    peer.deliver(message('before'), longAgo);
    peer.deliver(message('an hour before'), internalDate(new Date(Date.now() - 3_600_000)));
    await begin();
    peer.uidValidity = 2;
    await session(2);
    await session(2);
    expect(kept()).toEqual([]);
    peer.deliver(message('one'));
    await session();
    expect(kept()).toEqual([digest(peer.messages[2]!.raw)]);
  });

  it('reads all again if the connection ends after a renumbering', async () => {
    peer.deliver(message('before'), longAgo);
    await begin();
    for (const text of ['one', 'two', 'three']) peer.deliver(message(text));
    peer.uidValidity = 2;
    peer.behave = (command, uid) => (command === 'FETCH' && uid === 3 ? 'close' : undefined);
    expect(await session()).toBeDefined();
    peer.behave = () => undefined;
    await later();
    expect(await session()).toBeUndefined();
    expect(kept()).toEqual(delivered().filter((each) => each !== digest(peer.messages[0]!.raw)));
  });

  it('reads what arrived on the day before in the time zone of the server', async () => {
    await begin();
    const west = new Date(Date.now() + 60_000);
    // Twelve hours behind: the server counts it to an earlier day for half of each day.
    const date = internalDate(new Date(west.getTime() - 12 * 3_600_000)).replace('+0000', '-1200');
    peer.deliver(message('one'), date);
    peer.uidValidity = 2;
    await session();
    expect(kept()).toEqual(delivered());
  });

  it.each<[string, () => void, string]>([
    ['UIDVALIDITY', () => (peer.uidValidity = 0), 'no UIDVALIDITY'],
    [
      'UIDNEXT and its last message',
      () => {
        peer.saysUidNext = false;
        peer.behave = (command) => (command === 'FETCH' ? 'empty' : undefined);
      },
      'neither UIDNEXT',
    ],
  ])('counts as not read where the server does not send %s', async (_, misbehave, words) => {
    peer.deliver(message('before'), longAgo);
    misbehave();
    expect((await session())?.message).toContain(words);
    expect(kept()).toEqual([]);
  });

  it('reads where the server says no UIDNEXT', async () => {
    peer.saysUidNext = false;
    peer.deliver(message('before'), longAgo);
    expect(await begin()).toBeUndefined();
    expect(kept()).toEqual([]);
    peer.deliver(message('one'));
    await session();
    expect(kept()).toHaveLength(1);
  });

  it(`loses and repeats nothing in ${sessions} sessions with a faulty server`, async () => {
    const all = await Promise.all(
      Array.from({ length: mailboxes }, (_, number) => ReadMailbox.open(manager, `leads${number} imap.example INBOX`)),
    );
    const each = Math.ceil(sessions / mailboxes);
    try {
      await Promise.all(all.map((one, number) => one.misbehave(each, seededRandom(seed + number))));
    } finally {
      await Promise.all(all.map((one) => one.peer.stop()));
    }
    for (const one of all) {
      expect(one.kept()).toEqual(one.delivered());
      expect(one.kept().length).toBeGreaterThan(each / 2);
      expect(await one.failed()).toEqual([]);
    }
  }, 3_600_000);
});
