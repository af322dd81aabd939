import { leaseSeconds } from '@mainstage/database/mails/mail-lease.queries';
import type { MailRow } from './test-outbox';
import { addresses, type Stage } from './stage';
import { until } from './until';

/** What the mail server may do to us. */
export function mailServerScenarios(stage: () => Stage): void {
  it('that is down costs no mail a try, and all go out when it answers', async () => {
    const { ledger } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await ledger.owe(addresses(15));
    await until('it to be noticed', worker.output, (output) => output.includes('the mail server is away'));
    await until(
      'the worker to be ready all the same',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    expect((await ledger.mails()).every((mail) => mail.status === 'due' && mail.attempts === 0)).toBe(true);
    await stage().behave('accept');
    for (const mail of await ledger.all('all mails to be sent', (row) => row.status === 'sent', 30_000))
      expect(mail.attempts).toBe(1);
    expect(worker.output()).toContain('answers again');
    await stage().check();
  });

  it('that refuses, defers or breaks off is understood each time', async () => {
    const { ledger, peer } = stage();
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
    for (const address of Object.keys(expected)) ids[address] = (await ledger.owe([address]))[0] ?? '';
    const tried = await ledger.all(
      'every mail to be tried',
      (mail) => mail.attempts === 1 && mail.status !== 'sending',
    );
    const byId = new Map<string, MailRow>(tried.map((mail) => [mail.id, mail]));
    for (const [address, row] of Object.entries(expected))
      expect([address, byId.get(ids[address] ?? '')]).toMatchObject([address, row]);

    // The break after the dot happens again: now a person has to look.
    await ledger.sql(`UPDATE mails SET due_at = now() WHERE id = $1`, [ids['close-after-dot@venue.example']]);
    for (const address of ['rcpt-451@venue.example', 'dot-451@venue.example', 'close-before-dot@venue.example'])
      await stage().behave('accept', address);
    await ledger.skipWaits();
    const ended = await ledger.all('every mail to end', (mail) => mail.status !== 'due' && mail.status !== 'sending');
    expect(ended.filter((mail) => mail.status === 'review')).toMatchObject([{ unanswered: 2, attempts: 2 }]);
    expect(ended.filter((mail) => mail.status === 'sent')).toHaveLength(4);
    expect(
      peer.messages.filter((message) => message.raw.includes(`<${ids['close-after-dot@venue.example']}@`)),
    ).toHaveLength(2);
    await stage().check();
  });
}

/** A server that takes its time. */
export function slowMailServerScenarios(stage: () => Stage): void {
  it('that hangs at the greeting is given up, and the worker stays ready', async () => {
    const { ledger } = stage();
    await stage().behave('greeting-hang');
    const worker = await stage().worker(undefined, { settings: { SMTP_GREETING_SECONDS: '2' } });
    await ledger.owe(addresses(12));
    await until('it to be noticed', worker.output, (output) => output.includes('the mail server is away'));
    await until(
      'the worker to be ready all the same',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    await stage().behave('accept');
    await ledger.all('all mails to be sent', (mail) => mail.status === 'sent');
    await stage().check();
  });

  it('whose scanner looks at a mail for longer than a claim lasts gets it once', async () => {
    const { ledger } = stage();
    await stage().behave('dot-wait');
    await stage().worker();
    await ledger.owe(addresses(2));
    await until(
      'the claims to outlast themselves',
      () =>
        ledger.sql(`SELECT id FROM mails WHERE lease_until > final_dot_at + interval '${leaseSeconds + 3} seconds'`),
      (held) => held.length === 2,
    );
    await stage().behave('accept');
    for (const mail of await ledger.all('all mails to be sent', (row) => row.status === 'sent'))
      expect(mail).toMatchObject({ attempts: 1, unanswered: 0 });
    await stage().check();
  });

  it('that never answers the final dot is given up when its time is over', async () => {
    const { ledger } = stage();
    await stage().behave('hang-after-dot');
    await stage().worker(undefined, { settings: { SMTP_FINAL_ANSWER_SECONDS: '2' } });
    await ledger.owe(addresses(1));
    await ledger.all('it to be given up', (mail) => mail.status === 'due' && mail.unanswered === 1);
  });
}
