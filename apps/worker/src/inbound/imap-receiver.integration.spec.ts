// Rules: inbound.once, inbound.matching
import { randomUUID } from 'node:crypto';
import { InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import { startDovecot, type TestDovecot } from '@mainstage/testing/dovecot';
import type { RunningWorker } from '../testing/running-worker';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const tokens = new InboundTokens(secret);

const operator = { authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };

describe('the worker that reads a mailbox of Dovecot', () => {
  let stage: Stage;
  let dovecot: TestDovecot;
  let worker: RunningWorker;
  let lead: string;
  beforeAll(async () => (stage = await Stage.build('postgres')), 60_000);
  afterAll(() => stage?.destroy(), 30_000);
  beforeEach(async () => {
    await stage.open();
    await stage.outbox.sql('TRUNCATE inbound_mails, inbound_mailboxes, lead_events');
    dovecot = await startDovecot('secret');
    stage.afterwards(() => dovecot.stop());
    lead = randomUUID();
    await stage.outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', 'ada@visitor.example', 'Hello')`,
      [lead],
    );
  }, 60_000);
  afterEach(() => stage.clear());

  const reads = (times: number) =>
    until('the mailbox to be opened', worker.output, (text) => text.split('reads mail by IMAP').length > times);
  const urlOf = (port: number) => `imap://leads%40venue.example:secret@127.0.0.1:${port}/INBOX`;
  async function read(url = urlOf(dovecot.port)) {
    worker = await stage.worker(undefined, { settings: { APP_SECRET: secret, INBOUND_IMAP_URL: url } });
    await reads(1);
  }

  const reply = (number: number) =>
    `From: ada@visitor.example\r\nTo: leads+${tokens.sign({ purpose: 'reply', id: lead })}@venue.example\r\nMessage-ID: <${number}@visitor.example>\r\nSubject: Re: x\r\n\r\nTuesday suits us, ${number}.`;
  const stored = async () =>
    (await stage.outbox.sql('SELECT lead_id, message_id FROM inbound_mails ORDER BY received_at, message_id')).map(
      (row) => `${row['lead_id'] === lead ? 'lead' : 'nobody'} ${String(row['message_id'])}`,
    );
  const whenStored = (count: number) =>
    until('the messages to be stored', stored, (messages) => messages.length >= count);

  it('the IMAP receiver stores and flags what arrives and deletes nothing; earlier mail stays untouched', async () => {
    await dovecot.deliver(reply(0));
    await read();
    await dovecot.deliver(reply(1));
    await dovecot.deliver(reply(2));
    expect(await whenStored(2)).toEqual(['lead <1@visitor.example>', 'lead <2@visitor.example>']);
    const flagged = await until(
      'both to be flagged',
      () => dovecot.messages(),
      // Dovecot writes keywords as letters behind the name.
      (names) => names.filter((name) => /:2,.*[a-z]/.test(name)).length === 2,
    );
    expect(flagged).toHaveLength(3);
    const { body } = await worker.get('/metrics', operator);
    expect(body).toMatch(/inbound_mails_total\{kind="visitor-reply",source="imap",outcome="stored"\} 2/);
    expect(body).toMatch(/inbound_mailbox_read_timestamp_seconds\{server="127.0.0.1"\} \d{10}/);
  });

  it('finds the lead of a report by the mail that it returns, and tells sales of none about their own mails', async () => {
    await read();
    const report = (purpose: 'reply' | 'copy') =>
      `Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example\r\nTo: leads@venue.example\r\nMessage-ID: <${purpose}@mx.example>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ada@visitor.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--r\r\nContent-Type: text/rfc822-headers\r\n\r\nReply-To: ada@visitor.example,\r\n leads+${tokens.sign({ purpose, id: lead })}@venue.example\r\nSubject: x\r\n\r\n--r--\r\n`;
    await dovecot.deliver(report('reply'));
    await dovecot.deliver(report('copy'));
    expect(await whenStored(2)).toEqual(['lead <reply@mx.example>', 'nobody <copy@mx.example>']);
    expect(await stage.outbox.sql(`SELECT kind, lead_id FROM mails WHERE recipient = 'sales'`)).toEqual([
      { kind: 'message-notification', lead_id: lead },
    ]);
    expect(await stage.outbox.sql('SELECT event FROM lead_events')).toEqual([{ event: 'report-unproven' }]);
    const line = await until(
      'the line for operators',
      () => /.*a report about a mail to sales.*/.exec(worker.output())?.[0] ?? '',
      (found) => found !== '',
    );
    const { body } = await worker.get('/metrics', operator);
    expect(body).toContain('mails_sales_reports_total{verdict="hard"} 1');
    expect(line).toContain('address-unknown');
    expect(line).not.toMatch(/@/);
  });

  it('the IMAP receiver goes on after a restart of the server, with what came meanwhile', async () => {
    await read();
    await dovecot.deliver(reply(1));
    await whenStored(1);
    await dovecot.end();
    await dovecot.deliver(reply(2));
    await dovecot.start();
    await reads(2);
    expect(await whenStored(2)).toEqual(['lead <1@visitor.example>', 'lead <2@visitor.example>']);
  });

  it('the IMAP receiver recognises what it has stored after a change of UIDVALIDITY', async () => {
    await read();
    await dovecot.deliver(reply(1));
    await dovecot.deliver(reply(2));
    await whenStored(2);
    await dovecot.end();
    await dovecot.changeUidValidity();
    await dovecot.deliver(reply(3));
    await dovecot.start();
    await reads(2);
    expect(await whenStored(3)).toHaveLength(3);
    const output = await until('all to be read again', worker.output, (text) => text.includes('"duplicate"'));
    expect(output).toContain('"outcome":"duplicate"');
    expect(await stored()).toHaveLength(3);
  });

  it('the IMAP receiver opens a new connection where the old one goes silent', async () => {
    const { proxy, url } = await stage.line(urlOf(dovecot.port));
    await read(url);
    proxy.forget();
    await dovecot.deliver(reply(1));
    await reads(2);
    expect(await whenStored(1)).toEqual(['lead <1@visitor.example>']);
  }, 90_000);
});
