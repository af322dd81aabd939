import { leaseSeconds } from '@mainstage/database/mails/mail-lease.queries';
import type { MailRow } from './test-outbox';
import { addresses, type Stage } from './stage';
import { until } from './until';

export function mailServerScenarios(stage: () => Stage): void {
  it('that is down costs no mail an attempt, and all are sent when it responds', async () => {
    const { outbox } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await outbox.enqueue(addresses(15));
    await until('it to be noticed', worker.output, (output) => output.includes('the mail server is unavailable'));
    await until(
      'the worker to be ready nevertheless',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    expect((await outbox.mails()).every((mail) => mail.status === 'due' && mail.attempts === 0)).toBe(true);
    await stage().behave('accept');
    for (const mail of await outbox.all('all mails to be sent', (row) => row.status === 'sent', 30_000))
      expect(mail.attempts).toBe(1);
    expect(worker.output()).toContain('is available again');
    await stage().check();
  });

  it('that refuses, defers or disconnects is handled by its reply each time', async () => {
    const { outbox, peer } = stage();
    const expected = {
      'mail-550@venue.example': { status: 'sent' },
      'rcpt-550@venue.example': { status: 'dead', last_reply: '550 Not wanted' },
      'data-550@venue.example': { status: 'dead' },
      'dot-550@venue.example': { status: 'dead', attempts: 1 },
      'rcpt-451@venue.example': { status: 'due', attempts: 1, unanswered: 0, last_reply: '451 Try later' },
      'dot-451@venue.example': { status: 'due', attempts: 1, unanswered: 0, dot: false },
      'close-before-dot@venue.example': { status: 'due', attempts: 1, unanswered: 0 },
      'close-after-dot@venue.example': { status: 'due', attempts: 1, unanswered: 1 },
    } as const;
    for (const [address] of Object.entries(expected).slice(1))
      await stage().behave(address.split('@')[0] as Parameters<Stage['behave']>[0], address);
    await stage().worker();
    const ids: Record<string, string> = {};
    for (const address of Object.keys(expected)) ids[address] = (await outbox.enqueue([address]))[0] ?? '';
    const tried = await outbox.all(
      'every mail to be tried',
      (mail) => mail.attempts === 1 && mail.status !== 'sending',
    );
    const byId = new Map<string, MailRow>(tried.map((mail) => [mail.id, mail]));
    for (const [address, row] of Object.entries(expected))
      expect([address, byId.get(ids[address] ?? '')]).toMatchObject([address, row]);

    // The connection breaks after the dot a second time: the mail goes to review.
    await outbox.sql(`UPDATE mails SET due_at = now() WHERE id = $1`, [ids['close-after-dot@venue.example']]);
    for (const address of ['rcpt-451@venue.example', 'dot-451@venue.example', 'close-before-dot@venue.example'])
      await stage().behave('accept', address);
    await outbox.skipWaits();
    const ended = await outbox.all('every mail to end', (mail) => mail.status !== 'due' && mail.status !== 'sending');
    expect(ended.filter((mail) => mail.status === 'review')).toMatchObject([{ unanswered: 2, attempts: 2 }]);
    expect(ended.filter((mail) => mail.status === 'sent')).toHaveLength(4);
    expect(
      peer.messages.filter((message) => message.raw.includes(`<${ids['close-after-dot@venue.example']}@`)),
    ).toHaveLength(2);
    await stage().check();
  });
}

export function slowMailServerScenarios(stage: () => Stage): void {
  it('that hangs at the greeting times out, and the worker stays ready', async () => {
    const { outbox } = stage();
    await stage().behave('greeting-hang');
    const worker = await stage().worker(undefined, { settings: { SMTP_GREETING_SECONDS: '2' } });
    await outbox.enqueue(addresses(12));
    await until('it to be noticed', worker.output, (output) => output.includes('the mail server is unavailable'));
    await until(
      'the worker to be ready nevertheless',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    await stage().behave('accept');
    await outbox.all('all mails to be sent', (mail) => mail.status === 'sent');
    await stage().check();
  });

  it('that scans a mail for longer than a lease lasts receives it once', async () => {
    const { outbox } = stage();
    await stage().behave('dot-wait');
    await stage().worker();
    await outbox.enqueue(addresses(2));
    await until(
      'the leases to be renewed past their first end',
      () =>
        outbox.sql(`SELECT id FROM mails WHERE lease_until > final_dot_at + interval '${leaseSeconds + 3} seconds'`),
      (leased) => leased.length === 2,
    );
    await stage().behave('accept');
    for (const mail of await outbox.all('all mails to be sent', (row) => row.status === 'sent'))
      expect(mail).toMatchObject({ attempts: 1, unanswered: 0 });
    await stage().check();
  });

  it('that never responds to the final dot times out', async () => {
    const { outbox } = stage();
    await stage().behave('hang-after-dot');
    await stage().worker(undefined, { settings: { SMTP_FINAL_ANSWER_SECONDS: '2' } });
    await outbox.enqueue(addresses(1));
    await outbox.all('it to be given up', (mail) => mail.status === 'due' && mail.unanswered === 1);
  });
}
