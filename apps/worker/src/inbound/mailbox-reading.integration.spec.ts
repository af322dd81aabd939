// Rules: inbound.complete, inbound.once
import { createHash } from 'node:crypto';
import { createMigratedDatabase, testManager } from '@mainstage/database/testing/migrated-database';
import { ImapPeer, type ImapFault } from '@mainstage/testing/imap-peer';
import { createLogger } from '@mainstage/observability/logger';
import { seededRandom } from '@mainstage/inbound-mail/testing/random';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { ImapFlow } from 'imapflow';
import type { EntityManager } from 'typeorm';
import { MailboxReading } from './mailbox-reading';

const mailbox = 'leads imap.example INBOX';
/** 2,000 in `npm run proof:imap`. */
const sessions = Number(process.env['IMAP_SESSIONS'] ?? 20);
const seed = Number(process.env['IMAP_SEED'] ?? 1);
const answerMs = 150;

describe('reading a mailbox', () => {
  let database: TestDatabase;
  let manager: EntityManager;
  let peer: ImapPeer;
  /** How often each body was stored: what was stored before is recognised, as by the unique index of `inbound_mails`. */
  let stored: Map<string, number>;
  const failures: string[] = [];

  beforeAll(async () => {
    database = await createMigratedDatabase();
    manager = await testManager(database.url);
  }, 60_000);
  afterAll(async () => {
    await manager?.dataSource.destroy();
    await database?.drop();
  });
  beforeEach(async () => {
    await manager.query('TRUNCATE inbound_mailboxes, inbound_fetch_failures');
    peer = await ImapPeer.start();
    stored = new Map();
    failures.length = 0;
  });
  afterEach(() => peer.stop());

  const digest = (raw: Buffer) => createHash('sha256').update(raw).digest('hex');
  const store = async (raw: Buffer) => void stored.set(digest(raw), 1 + (stored.get(digest(raw)) ?? 0));
  const message = (text: string) => `From: ada@visitor.example\r\nSubject: x\r\n\r\n${text}\r\n`;
  const kept = () => [...stored.keys()].sort();
  const delivered = () => peer.messages.map(({ raw }) => digest(raw)).sort();

  /** One connection. @returns the error that ended it, where one did */
  async function session(rounds = 1): Promise<Error | undefined> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: peer.port,
      secure: false,
      auth: { user: 'leads', pass: 'secret' },
      logger: false,
      greetingTimeout: 2000,
      connectionTimeout: 2000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.mailboxOpen('INBOX');
      const reading = await MailboxReading.begin(client, {
        manager,
        mailbox,
        store,
        failed: ({ reason }) => failures.push(reason),
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
  const later = () =>
    manager.query('UPDATE inbound_fetch_failures SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL');
  const begin = () => session();

  it('stores and marks what arrives', async () => {
    peer.deliver(message('before'));
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
    expect(failures[0]).toMatch(reason);
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

  it('reads where the server says no UIDNEXT', async () => {
    peer.saysUidNext = false;
    peer.deliver(message('before'));
    expect(await begin()).toBeUndefined();
    expect(kept()).toEqual([]);
    peer.deliver(message('one'));
    await session();
    expect(kept()).toHaveLength(1);
  });

  it(`loses nothing and stores nothing twice in ${sessions} sessions with a server that refuses, lies, is silent and forgets`, async () => {
    const random = seededRandom(seed);
    const faults: ImapFault[] = ['no', 'bad', 'close', 'empty', 'nil', 'cut', 'esearch', 'forget', 'silent'];
    await begin();
    for (let count = 0; count < sessions; count += 1) {
      const rate = random() * 0.5;
      peer.behave = (command) => {
        if (!['FETCH', 'SEARCH', 'STORE'].includes(command) || random() > rate) return undefined;
        const fault = faults[Math.floor(random() * faults.length)];
        // Silence costs time: it is rare.
        return fault === 'silent' && random() > 0.2 ? 'no' : fault;
      };
      for (let more = Math.floor(random() * 4); more > 0; more -= 1)
        peer.deliver(message(`message ${peer.messages.length}`));
      await session(1 + Math.floor(random() * 2));
      if (random() < 0.5) await later();
    }
    peer.behave = () => undefined;
    await manager.query('UPDATE inbound_fetch_failures SET attempts = 0, next_attempt_at = now()');
    for (let rest = 0; rest < 10; rest += 1) {
      expect(await session()).toBeUndefined();
      await later();
    }
    expect(kept()).toEqual(delivered());
    expect(await manager.query('SELECT 1 FROM inbound_fetch_failures')).toEqual([]);
  }, 3_600_000);
});
