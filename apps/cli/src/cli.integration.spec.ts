import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDataSource } from '@mainstage/database/data-source';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';

const start = promisify(execFile);
const folder = join('dist', `cli-under-test-${process.pid}`);

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  await start(join('node_modules', '.bin', 'rolldown'), ['-c', 'apps/cli/rolldown.config.mjs', '--dir', folder]);
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => manager.query('TRUNCATE mails, contact_submissions, operator_actions, retention_runs'));

/** Runs a command and returns output and exit code, also of a failure. */
async function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATABASE_URL: database.url };
  const ended = await start(process.execPath, [join(folder, 'main.js'), command, ...args], { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, output: `${ended.stdout}${ended.stderr}` };
}

async function deadMail(): Promise<string> {
  const id = randomUUID();
  await manager.query(
    `INSERT INTO mails (id, kind, form, lead_id, recipient, to_address, status, last_reply, finished_at)
     VALUES ($1, 'tour-confirmation', 'tour', gen_random_uuid(), 'visitor', 'ada@example.com', 'dead', '550 No such user', now())`,
    [id],
  );
  return id;
}
const actions = () => manager.query<unknown[]>('SELECT action, actor FROM operator_actions ORDER BY at');

describe('the desk-access command', () => {
  const lena = 'lena@venue.example';
  const session = (member: string) =>
    manager.query(
      `INSERT INTO desk_sessions (member, token_hash, device) VALUES ($1, decode(md5($2), 'hex'), 'Firefox')`,
      [member, randomUUID()],
    );
  const signedIn = () => manager.query('SELECT DISTINCT member FROM desk_sessions WHERE ended_at IS NULL');
  beforeEach(() => manager.query('TRUNCATE desk_sessions, desk_passkeys'));

  it('signs one member out, or everybody', async () => {
    for (const member of [lena, lena, 'tom@venue.example', 'ida@venue.example']) await session(member);
    expect(await run('desk-access', 'end-sessions', 'Lena@venue.example')).toEqual({
      code: 0,
      output: 'Sessions ended: 2.\n',
    });
    expect(await signedIn()).toHaveLength(2);
    expect((await run('desk-access', 'end-sessions', '--all')).output).toBe('Sessions ended: 2.\n');
    expect(await signedIn()).toEqual([]);
  });

  it('forgets lost passkeys and records it without the address', async () => {
    await session(lena);
    await manager.query(
      `INSERT INTO desk_passkeys (id, member, public_key, name) VALUES ('a', $1, '\\x00', 'Laptop')`,
      [lena],
    );
    expect((await run('desk-access', 'forget-passkeys', lena)).output).toBe(
      'Passkeys deleted: 1; sessions ended: 1.\n',
    );
    expect((await run('desk-access', 'forget-passkeys', lena)).code).toBe(1);
    const noted = await manager.query('SELECT action, details FROM operator_actions ORDER BY at LIMIT 1');
    expect(noted).toMatchObject([{ action: 'desk-passkeys-forgotten', details: { passkeys: 1, sessions: 1 } }]);
    expect(JSON.stringify(noted)).not.toContain('lena');
  });

  it('asks whether the address is right where nobody was signed in', async () => {
    expect(await run('desk-access', 'end-sessions', 'lenna@venue.example')).toEqual({
      code: 1,
      output: 'Sessions ended: 0.\nlenna@venue.example was not signed in: is the address right?\n',
    });
  });
});

describe('the mails command', () => {
  it('lists what needs attention, and addresses only when requested, which is recorded', async () => {
    const id = await deadMail();
    const listed = await run('mails', 'list');
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(`${id}  tour-confirmation  dead`) });
    expect(listed.output).toContain('550 No such user');
    expect(listed.output).not.toContain('ada@example.com');
    expect((await run('mails', 'list', '--addresses')).output).toContain('ada@example.com');
    expect(await actions()).toEqual([{ action: 'addresses-shown', actor: 'command line' }]);
  });

  it('retries all or gives one up, and says where nothing was to be decided', async () => {
    const [first, second] = [await deadMail(), await deadMail()];
    expect((await run('mails', 'give-up', first)).code).toBe(0);
    expect(await run('mails', 'give-up', first)).toMatchObject({
      code: 1,
      output: expect.stringContaining('unchanged: nothing to decide'),
    });
    expect((await run('mails', 'retry', '--all')).output).toBe(`${second}  will be sent again\n`);
    const rows = await manager.query('SELECT id, status, settled_at IS NOT NULL AS settled FROM mails ORDER BY status');
    expect(rows).toEqual([
      { id: first, status: 'dead', settled: true },
      { id: second, status: 'due', settled: false },
    ]);
  });

  it('marks after a restore what may have been sent: due, postponed and in flight', async () => {
    const addMail = (name: string, columns: string, values: string) =>
      manager.query(
        `INSERT INTO mails (id, kind, form, lead_id, recipient, to_address, last_reply, ${columns})
         VALUES (gen_random_uuid(), 'tour-confirmation', 'tour', gen_random_uuid(), 'visitor', 'ada@example.com', '${name}', ${values})`,
      );
    await addMail('due', 'due_at, first_due_at', `now() - interval '1 minute', now() - interval '1 minute'`);
    await addMail(
      'put off',
      'due_at, first_due_at, attempts',
      `now() + interval '1 hour', now() - interval '1 hour', 2`,
    );
    await addMail(
      'sending',
      'status, lease_until, claim_id',
      `'sending', now() + interval '1 minute', gen_random_uuid()`,
    );
    await addMail('reminder', 'due_at, first_due_at', `now() + interval '1 day', now() + interval '1 day'`);
    await addMail('sent', 'status, finished_at', `'sent', now()`);
    const worker = await createDataSource(database.url, { applicationName: 'mainstage-worker-listen' }).initialize();
    expect(await run('mails', 'after-restore')).toMatchObject({ code: 1, output: expect.stringContaining('stop it') });
    await worker.destroy();

    expect(await run('mails', 'after-restore')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^3 mails may/),
    });
    const left = await manager.query(`SELECT last_reply FROM mails WHERE status <> 'review' ORDER BY 1`);
    expect(left).toEqual([{ last_reply: 'reminder' }, { last_reply: 'sent' }]);
    expect((await run('mails', 'list', '--state', 'review')).output).toContain('restored from a backup');
    expect(await actions()).toEqual([{ action: 'mails-reviewed-after-restore', actor: 'command line' }]);
    expect((await run('mails', 'retry', '--all')).output.match(/will be sent again/g)).toHaveLength(3);
  });
});

it('the privacy command exports, prints a receipt and erases', async () => {
  const id = randomUUID();
  await manager.query(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'A', 'B', 'ada@example.com', 'Hi')`,
    [id],
  );
  await manager.query(`INSERT INTO consents (lead_id, form, text_version) VALUES ($1, 'contact', 'contact-2026-11')`, [
    id,
  ]);
  const exported = JSON.parse((await run('privacy', 'export', 'ADA@example.com')).output) as { tables: object };
  expect(exported.tables).toMatchObject({ contact_submissions: [{ id, message: 'Hi' }], consents: [{ lead_id: id }] });
  expect((await run('privacy', 'export', 'ada@example.com', '--receipt')).output).toContain(
    'Version:    contact-2026-11',
  );
  expect((await run('privacy', 'erase', 'ada@example.com')).output).toContain('1  contact_submissions');
  expect((await run('privacy', 'erase', 'ada@example.com')).output).toContain('Nothing is stored');
  expect(await actions()).toHaveLength(4);
});

it('the retention command counts without touching, keeps to its caps, and can be made to exceed them', async () => {
  await manager.query(`INSERT INTO contact_submissions (id, first_name, last_name, email, message, created_at)
    SELECT gen_random_uuid(), 'A', 'B', 'ada@example.com', 'Hi', now() - interval '1100 days' FROM generate_series(1, 20)`);
  expect((await run('retention', '--dry-run')).output).toContain('20  contactsDeleted');
  expect(await run('retention')).toMatchObject({ code: 1, output: expect.stringContaining('the clock is far') });
  expect((await run('retention', '--accept-clock')).output).toContain('1  contactsDeleted');
  expect((await run('retention', '--all')).output).toContain('19  contactsDeleted');
  expect(await actions()).toHaveLength(2);
});

it('says what is wrong before the usage, and ends with 1', async () => {
  const { code, output } = await run('privacy', 'erase', 'nobody');
  expect([code, output]).toEqual([1, expect.stringMatching(/^"nobody" is not an email address\.\n\nThe data stored/)]);
});

describe('the bookings command', () => {
  const addBooking = async (day: string, email = 'ada@example.com') => {
    const client = ['--client', 'Ada', ...(email ? ['--email', email] : [])];
    return (await run('bookings', 'add', 'arena', day, 'evening', ...client)).output.slice(0, 8);
  };
  const stateOf = async (id: string) => (await run('bookings', 'show', id)).output.split('\n')[0];
  const mailsDue = () =>
    manager.query<unknown[]>(
      `SELECT kind, to_address, due_at > now() AS waits FROM mails WHERE recipient = 'visitor' ORDER BY created_at`,
    );

  it('shows the mail to the client, and sends it only when somebody agrees', async () => {
    const id = await addBooking('2030-05-02');
    const refused = await run('bookings', 'option', id);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('confirm with --yes') });
    expect(refused.output).toMatch(/To: ada@example\.com\nSubject: .*option.*\n\n(?:.*\n)*.*Arena/i);
    expect(await stateOf(id)).toContain('requested');
    expect(await mailsDue()).toEqual([]);

    const done = await run('bookings', 'option', id, '--yes');
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('The email is sent in 10 seconds.') });
    expect(await stateOf(id)).toContain('option 1');
    expect(await mailsDue()).toEqual([{ kind: 'booking-option', to_address: 'ada@example.com', waits: true }]);
  });

  it('needs no question with --no-mail, and keeps to it until --tell-client', async () => {
    const id = await addBooking('2030-05-03');
    expect(await run('bookings', 'option', id, '--no-mail')).toMatchObject({
      code: 0,
      output: expect.stringContaining('No email is sent to clients; --tell-client sends it.'),
    });
    expect((await run('bookings', 'extend', id, '--until', '2030-04-30')).code).toBe(0);
    expect(await mailsDue()).toEqual([]);
    expect((await run('bookings', 'release', id, '--tell-client')).output).toContain('confirm with --yes');
    expect((await run('bookings', 'release', id, '--tell-client', '--yes')).code).toBe(0);
    expect(await mailsDue()).toMatchObject([{ kind: 'booking-released' }]);
  });

  it('tells those who move up, unless they are left out', async () => {
    const [first, second] = [await addBooking('2030-05-04'), await addBooking('2030-05-04', 'bob@example.com')];
    for (const id of [first, second]) expect((await run('bookings', 'option', id, '--no-mail')).code).toBe(0);
    expect((await run('bookings', 'set-up', second, '60', '60', '--tell-client', '--yes')).code).toBe(0);
    const asked = await run('bookings', 'release', first);
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('To: bob@example.com') });
    expect(asked.output).not.toContain('To: ada@example.com');
    expect((await run('bookings', 'release', first, '--no-mail')).code).toBe(0);
    expect(await stateOf(second)).toContain('option 1');
    expect(await mailsDue()).toMatchObject([{ kind: 'booking-moved', to_address: 'bob@example.com' }]);
  });

  it('undoes the latest change, which stops its mail, and nothing before it', async () => {
    const id = await addBooking('2030-05-06');
    const done = await run('bookings', 'option', id, '--tell-client', '--yes');
    expect(done.output).toContain(`To undo it within 10 seconds: npm run bookings -- undo ${id}`);
    const undone = await run('bookings', 'undo', id);
    expect(undone).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Undone\. No email was sent\.\n.*requested/),
    });
    expect(await manager.query(`SELECT kind, status FROM mails WHERE recipient = 'visitor'`)).toEqual([
      { kind: 'booking-option', status: 'dead' },
    ]);
    await manager.query(`UPDATE booking_events SET at = at - interval '1 minute'`);
    expect(await run('bookings', 'undo', id)).toMatchObject({
      code: 1,
      output: expect.stringContaining('It can be undone for 10 seconds.'),
    });
    const other = await addBooking('2030-05-07');
    expect((await run('bookings', 'undo', other)).output).toContain('There is nothing to undo.');
  });

  it('changes the guests of a booking, within the limit of its floor', async () => {
    const id = await addBooking('2030-05-08');
    expect(await run('bookings', 'guests', id, 'many')).toMatchObject({
      code: 1,
      output: expect.stringContaining('The number must be a whole number, not "many".'),
    });
    expect((await run('bookings', 'guests', id, '40', '--no-mail')).code).toBe(0);
    expect(await manager.query('SELECT guests FROM bookings WHERE id::text LIKE $1', [`${id}%`])).toEqual([
      { guests: 40 },
    ]);
    expect((await run('bookings', 'definite', id, '--no-mail')).code).toBe(0);
    expect(await run('bookings', 'guests', id, '500')).toMatchObject({
      code: 1,
      output: expect.stringContaining('199'),
    });
  });

  it('refuses what the calendar refuses before it asks', async () => {
    const id = await addBooking('2030-05-05');
    expect(await run('bookings', 'release', id)).toMatchObject({
      code: 1,
      output: expect.not.stringMatching(/To:|--yes/),
    });
  });

  it('cancels only what is confirmed, and not without a terminal, also where no mail is sent', async () => {
    const id = await addBooking('2030-05-01', '');
    expect((await run('bookings', 'definite', id)).output).toContain('no address is known');
    const refused = await run('bookings', 'cancel', id);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('confirm with --yes')]);
    expect(await stateOf(id)).toContain('definite');
    expect((await run('bookings', 'cancel', id, '--yes')).code).toBe(0);
    expect(await stateOf(id)).toContain('cancelled');
  });
});
