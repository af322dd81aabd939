import { Client } from 'pg';
import { addresses, type Stage } from './stage';
import { until } from './until';

// Any number: while the test holds this lock, updates that it has put behind the gate wait.
const gate = 4711;

/** A worker that dies, sleeps or is told to stop while it sends. */
export function killedWorkerScenarios(stage: () => Stage): void {
  const sending = () => stage().ledger.all('all mails to be in hand', (mail) => mail.status === 'sending');
  const sent = () => stage().ledger.all('all mails to be sent', (mail) => mail.status === 'sent');

  it('killed before it reaches the mail server: another sends the mails, once', async () => {
    const { ledger } = stage();
    await stage().behave('rcpt-wait');
    const first = await stage().worker();
    await ledger.owe(addresses(4));
    await sending();
    await first.kill();
    await stage().behave('accept');

    await ledger.skipLeases();
    await stage().worker();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 0 });
    await stage().check();
  });

  it('killed with the whole message out but before the final dot: another sends the mail, once', async () => {
    const { ledger, peer } = stage();
    const keeper = await closeGate('NEW.final_dot_at IS NOT NULL AND OLD.final_dot_at IS NULL');
    const first = await stage().worker();
    await ledger.owe(addresses(2));
    await sending();
    await waiting();
    await first.kill();
    await cutConnections();
    await keeper.open();

    await ledger.skipLeases();
    await stage().worker();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 0 });
    expect(peer.messages).toHaveLength(2);
    await stage().check();
  });

  it('killed after the final dot: one more try with the same Message-ID', async () => {
    const { ledger, peer } = stage();
    await stage().behave('hang-after-dot');
    const first = await stage().worker();
    await ledger.owe(addresses(2));
    await until(
      'the messages',
      () => peer.messages.length,
      (count) => count === 2,
    );
    await first.kill();
    await stage().behave('accept');

    await ledger.skipLeases();
    await stage().worker();
    for (const mail of await ledger.all('the one more try', (mail) => mail.status === 'due')) {
      expect(mail.unanswered).toBe(1);
      expect(mail.due_in).toBeGreaterThan(40);
    }
    await ledger.skipWaits();
    for (const mail of await sent()) expect(mail).toMatchObject({ attempts: 2, unanswered: 1 });
    expect(peer.messages).toHaveLength(4);
    await stage().check();
  });

  it('asleep while another took over: does not send the final dot when it wakes', async () => {
    const { ledger, peer } = stage();
    const [address = ''] = addresses(1);
    await stage().behave('rcpt-wait', address);
    const sleeper = await stage().worker();
    const [mailId] = await ledger.owe([address]);
    await sending();
    sleeper.signal('SIGSTOP');

    await stage().behave('accept', address);
    await ledger.skipLeases();
    await stage().worker();
    await sent();
    sleeper.signal('SIGCONT');
    await until('the sleeper to notice', sleeper.output, (output) => output.includes('claim lost'));
    expect(peer.messages).toHaveLength(1);
    expect(peer.messages[0]?.raw).toContain(`<${mailId}@`);
    await stage().check();
  });

  it('without a database just when the answer comes: writes the answer down when it is back', async () => {
    const { ledger, peer } = stage();
    const keeper = await closeGate(`NEW.status = 'sent'`);
    await stage().worker();
    await ledger.owe(addresses(2));
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

  it('told to stop: finishes the mails in hand, and the next one goes on', async () => {
    const { ledger, peer } = stage();
    const first = await stage().worker();
    await ledger.owe(addresses(150));
    await until(
      'some mails',
      () => peer.messages.length,
      (count) => count > 10,
    );
    expect(await first.stop()).toBe(0);
    expect((await ledger.mails()).filter((mail) => mail.status === 'sending')).toEqual([]);
    await stage().worker();
    await sent();
    await stage().check();
  });

  it('told to stop while the server takes its time after the final dot: that mail counts as unanswered', async () => {
    const { ledger, peer } = stage();
    await stage().behave('hang-after-dot');
    const first = await stage().worker();
    await ledger.owe(addresses(2));
    await until(
      'the messages',
      () => peer.messages.length,
      (count) => count === 2,
    );
    expect(await first.stop()).toBe(0);
    for (const mail of await ledger.mails()) expect(mail).toMatchObject({ status: 'due', unanswered: 1, attempts: 1 });
  });

  it('killed with others waiting: another sends within fifteen seconds, those in hand too', async () => {
    const { ledger, peer } = stage();
    await stage().behave('rcpt-wait');
    const first = await stage().worker();
    await ledger.owe(addresses(30));
    await until(
      'some in hand',
      () => ledger.mails(),
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

  it('two at once: each mail is sent by one of them', async () => {
    const { ledger, peer } = stage();
    await Promise.all([stage().worker(), stage().worker()]);
    await ledger.owe(addresses(300));
    await sent();
    expect(peer.messages).toHaveLength(300);
    await stage().check();
  });

  /** Waits until a statement stands at the gate; it may be about several mails. */
  const waiting = () =>
    until(
      'a statement at the gate',
      () =>
        stage().ledger.sql(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${gate} AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`),
      (locks) => locks.length > 0,
    );

  const cutConnections = () =>
    stage().ledger.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'mainstage-worker' AND datname = current_database()`);

  /** Makes updates of the ledger that fulfil the condition wait until the gate opens. */
  async function closeGate(condition: string): Promise<{ open: () => Promise<void> }> {
    const keeper = new Client({ connectionString: stage().ledger.url, application_name: 'gatekeeper' });
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
