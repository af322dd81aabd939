import { Client } from 'pg';
import { addresses, type Stage } from './stage';
import { until } from './until';

// Advisory lock key, any number. While the test holds the lock, updates caught by its trigger wait.
const gate = 4711;

export function killedWorkerScenarios(stage: () => Stage): void {
  const sending = () => stage().outbox.all('all mails to be in flight', (mail) => mail.status === 'sending');
  const sent = () => stage().outbox.all('all mails to be sent', (mail) => mail.status === 'sent');

  it('killed before it reaches the mail server leaves its mails to another, which sends them once', async () => {
    const { outbox } = stage();
    await stage().behave('rcpt-wait');
    const first = await stage().worker();
    await outbox.enqueue(addresses(4));
    await sending();
    await first.kill();
    await stage().behave('accept');

    await outbox.skipLeases();
    await stage().worker();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 0 });
    await stage().check();
  });

  it('killed with the whole message sent but before the final dot leaves the mail to another, which sends it once', async () => {
    const { outbox, peer } = stage();
    const keeper = await closeGate('NEW.final_dot_at IS NOT NULL AND OLD.final_dot_at IS NULL');
    const first = await stage().worker();
    await outbox.enqueue(addresses(2));
    await sending();
    await waiting();
    await first.kill();
    await cutConnections();
    await keeper.open();

    await outbox.skipLeases();
    await stage().worker();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 0 });
    expect(peer.messages).toHaveLength(2);
    await stage().check();
  });

  it('killed after the final dot causes one more attempt with the same Message-ID', async () => {
    const { outbox, peer } = stage();
    await stage().behave('hang-after-dot');
    const first = await stage().worker();
    await outbox.enqueue(addresses(2));
    await until(
      'the messages',
      () => peer.messages.length,
      (count) => count === 2,
    );
    await first.kill();
    await stage().behave('accept');

    await outbox.skipLeases();
    await stage().worker();
    for (const mail of await outbox.all('the one more try', (mail) => mail.status === 'due')) {
      expect(mail.unanswered).toBe(1);
      expect(mail.due_in).toBeGreaterThan(40);
    }
    await outbox.skipWaits();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 1 });
    expect(peer.messages).toHaveLength(4);
    await stage().check();
  });

  it('suspended while another took over does not send the final dot when it resumes', async () => {
    const { outbox, peer } = stage();
    const [address = ''] = addresses(1);
    await stage().behave('rcpt-wait', address);
    const sleeper = await stage().worker();
    const [mailId] = await outbox.enqueue([address]);
    await sending();
    sleeper.signal('SIGSTOP');

    await stage().behave('accept', address);
    await outbox.skipLeases();
    await stage().worker();
    await sent();
    sleeper.signal('SIGCONT');
    await until('the suspended worker to notice', sleeper.output, (output) => output.includes('lease lost'));
    expect(peer.messages).toHaveLength(1);
    expect(peer.messages[0]?.raw).toContain(`<${mailId}@`);
    await stage().check();
  });

  it('without a database at the moment of the response records the outcome when the database is back', async () => {
    const { outbox, peer } = stage();
    const keeper = await closeGate(`NEW.status = 'sent'`);
    await stage().worker();
    await outbox.enqueue(addresses(2));
    await until(
      'the messages',
      () => peer.messages.length,
      (count) => count === 2,
    );
    for (let cut = 0; cut < 2; cut += 1) {
      await waiting();
      await cutConnections();
    }
    await keeper.open();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 1, unanswered: 0 });
    expect(peer.messages).toHaveLength(2);
    await stage().check();
  });

  it('stopped by a signal finishes the mails in flight, and the next one continues', async () => {
    const { outbox, peer } = stage();
    const first = await stage().worker();
    await outbox.enqueue(addresses(150));
    await until(
      'some mails',
      () => peer.messages.length,
      (count) => count > 10,
    );
    expect(await first.stop()).toBe(0);
    expect((await outbox.mails()).filter((mail) => mail.status === 'sending')).toEqual([]);
    await stage().worker();
    await sent();
    await stage().check();
  });

  it('stopped while the server delays its responses counts these mails as unanswered, and hands the next ones back', async () => {
    const { outbox, peer } = stage();
    await stage().behave('hang-after-dot');
    const first = await stage().worker(undefined, { settings: { SMTP_CONNECTIONS: '2', WORKER_CONCURRENCY: '5' } });
    const hanging = await outbox.enqueue(addresses(2));
    await until(
      'the messages',
      () => peer.messages.length,
      (count) => count === 2,
    );
    await outbox.enqueue(addresses(3));
    await outbox.all(
      'the next ones to be written while all connections are in use',
      (mail) => mail.status === 'sending',
    );
    expect(await first.stop()).toBe(0);
    for (const mail of await outbox.mails())
      expect(mail).toMatchObject({
        status: 'due',
        ...(hanging.includes(mail.id) ? { unanswered: 1, attempts: 1 } : { unanswered: 0, attempts: 0 }),
      });
    await stage().behave('accept');
    await stage().worker();
    await outbox.skipWaits();
    await sent();
  });

  it('killed with mails waiting is replaced within fifteen seconds, also for its mails in flight', async () => {
    const { outbox, peer } = stage();
    await stage().behave('rcpt-wait');
    const first = await stage().worker();
    await outbox.enqueue(addresses(30));
    await until(
      'some mails in flight',
      () => outbox.mails(),
      (mails) => mails.filter((mail) => mail.status === 'sending').length === 10,
    );
    await first.kill();
    await stage().behave('accept');
    await stage().worker();
    await until(
      'the first mail',
      () => peer.messages.length,
      (count) => count > 0,
      15_000,
    );
    await sent();
    await stage().check();
  });

  it('beside a second worker never sends a mail that the other sends', async () => {
    const { outbox, peer } = stage();
    await Promise.all([stage().worker(), stage().worker()]);
    await outbox.enqueue(addresses(300));
    await sent();
    expect(peer.messages).toHaveLength(300);
    await stage().check();
  });

  /** Waits until a statement is blocked by the gate; it may change several mails. */
  const waiting = () =>
    until(
      'a statement blocked by the gate',
      () =>
        stage().outbox.sql(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${gate} AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`),
      (locks) => locks.length > 0,
    );

  const cutConnections = () =>
    stage().outbox.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'mainstage-worker' AND datname = current_database()`);

  /** Makes updates of the outbox that match the condition wait until the gate opens. */
  async function closeGate(condition: string): Promise<{ open: () => Promise<void> }> {
    const keeper = new Client({ connectionString: stage().outbox.url, application_name: 'gatekeeper' });
    await keeper.connect();
    await keeper.query(`SELECT pg_advisory_lock(${gate})`);
    await keeper.query(`CREATE OR REPLACE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NEW; END $$`);
    await keeper.query(`CREATE TRIGGER gate BEFORE UPDATE ON mails FOR EACH ROW
      WHEN (${condition}) EXECUTE FUNCTION wait_at_gate()`);
    let opened: Promise<void> | undefined;
    const open = async () => {
      await keeper.query(`SELECT pg_advisory_unlock(${gate})`);
      await keeper.query('DROP TRIGGER gate ON mails');
      await keeper.end();
    };
    const once = () => (opened ??= open());
    stage().afterwards(once);
    return { open: once };
  }
}
