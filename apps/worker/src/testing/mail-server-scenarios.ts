import type { MailRow } from './ledger';
import type { Stage } from './stage';

/** What the mail server may do to us. */
export function mailServerScenarios(stage: () => Stage): void {
  it('that is down costs an attempt and a minute, and nothing else', async () => {
    const { ledger } = stage();
    await stage().behave('refuse-connection');
    await stage().worker();
    await ledger.owe(['sales@venue.example']);
    const [mail] = await ledger.all('the first try', ({ status, attempts }) => status === 'due' && attempts === 1);
    expect(mail?.due_in).toBeGreaterThan(50);
    expect(mail?.due_in).toBeLessThan(61);
    expect(mail?.last_reply).toMatch(/ECONNREFUSED/);

    await ledger.skipWaits();
    const [again] = await ledger.all('the second try', ({ status, attempts }) => status === 'due' && attempts === 2);
    expect(again?.due_in).toBeGreaterThan(290);
    await stage().behave('accept');
    await ledger.skipWaits();
    await ledger.all('it to be sent', (row) => row.status === 'sent');
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

/** A scenario of its own, for it takes twice the time that a greeting may take. */
export function hangingMailServerScenario(stage: () => Stage): void {
  it('that hangs at the greeting is given up, and the worker stays ready', async () => {
    const { ledger } = stage();
    await stage().behave('greeting-hang');
    const worker = await stage().worker();
    await ledger.owe(Array.from({ length: 12 }, (_, index) => `sales${index}@venue.example`));
    await ledger.all('the tries to end', (mail) => mail.attempts > 0 && mail.status === 'due');
    expect((await worker.get('/health/ready')).status).toBe(200);
    await stage().behave('accept');
    await ledger.skipWaits();
    await ledger.all('all mails to be sent', (mail) => mail.status === 'sent');
    await stage().check();
  });
}
