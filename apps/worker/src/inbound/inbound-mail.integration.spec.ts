// Rules: inbound.once, inbound.matching
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import { selfSigned } from '@mainstage/mail/testing/self-signed';
import { freePort } from '@mainstage/testing/ports';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const tokens = new InboundTokens(secret);
const domain = 'mail.venue.example';

describe('mail to the worker', () => {
  let stage: Stage;
  let port: number;
  let settings: Record<string, string>;
  beforeAll(async () => (stage = await Stage.build('postgres')), 60_000);
  afterAll(() => stage?.destroy(), 30_000);
  beforeEach(async () => {
    await stage.open();
    await stage.outbox.sql('TRUNCATE inbound_mails, lead_events');
    port = await freePort();
    settings = { APP_SECRET: secret, INBOUND_SMTP_PORT: String(port), INBOUND_DOMAIN: domain };
  });
  afterEach(() => stage.clear());

  const listening = (output: () => string) =>
    until('the SMTP receiver', output, (text) => text.includes('takes mail by SMTP'));
  const addressOf = (id: string, purpose: 'reply' | 'bounce' = 'reply') =>
    `leads+${tokens.sign({ purpose, id })}@${domain}`;
  const inbound = () =>
    stage.outbox.sql('SELECT lead_id, kind, mail_id, verdict FROM inbound_mails ORDER BY received_at');

  async function lead(): Promise<string> {
    const id = randomUUID();
    await stage.outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', 'ada@visitor.example', 'Hello')`,
      [id],
    );
    return id;
  }

  function send(to: string | string[], raw: string, from = 'ada@visitor.example') {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
    return transport.sendMail({ envelope: { from, to }, raw });
  }

  const reply = (id: string) =>
    `From: ada@visitor.example\r\nMessage-ID: <${id}@visitor.example>\r\nSubject: Re: x\r\n\r\nTuesday suits us.`;

  it('reaches the lead of its recipient, once, and sales is notified', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const id = await lead();
    await send(addressOf(id).toUpperCase(), reply('1'));
    await send(addressOf(id), reply('1'));
    expect(await inbound()).toEqual([{ lead_id: id, kind: 'visitor-reply', mail_id: null, verdict: null }]);
    const [notification] = await until(
      'the mail to sales',
      () => stage.peer.messages,
      (mails) => mails.length > 0,
    );
    expect(notification?.raw).toContain('A visitor has replied');
  });

  it('is stored again if a person without Message-IDs writes the same words another day', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const to = addressOf(await lead());
    const on = (day: number) => `From: ada@visitor.example\r\nDate: ${day} Jun 2026 10:00:00 +0200\r\n\r\nYes, please.`;
    for (const day of [12, 12, 15]) await send(to, on(day));
    expect(await inbound()).toHaveLength(2);
  });

  it('is refused at RCPT without a valid token, and taken for the other recipients', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const id = await lead();
    const forged = `leads+${'a'.repeat(42)}@${domain}`;
    await expect(send([forged], reply('2'))).rejects.toMatchObject({ responseCode: 550 });
    await expect(send([`leads@${domain}`], reply('2'))).rejects.toMatchObject({ responseCode: 550 });
    const { rejected } = await send([forged, addressOf(id)], reply('2'));
    expect(rejected).toEqual([forged]);
    expect(await inbound()).toHaveLength(1);
  });

  it('mail larger than 10 MB is refused', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const large = `${reply('3')}\r\n${'0123456789'.repeat(1_100_000)}`;
    await expect(send(addressOf(await lead()), large)).rejects.toMatchObject({ responseCode: 552 });
    expect(await inbound()).toEqual([]);
  });

  it('is taken after STARTTLS with the certificate of the settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mainstage-certificate-'));
    stage.afterwards(() => rm(folder, { recursive: true }));
    const [certificate, key] = [join(folder, 'crt'), join(folder, 'key')];
    await writeFile(certificate, selfSigned.cert);
    await writeFile(key, selfSigned.key);
    Object.assign(settings, { INBOUND_SMTP_CERTIFICATE: certificate, INBOUND_SMTP_CERTIFICATE_KEY: key });
    await listening((await stage.worker(undefined, { settings })).output);
    const tls = { ca: selfSigned.cert, servername: 'relay.example' };
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, requireTLS: true, tls });
    const envelope = { from: 'ada@visitor.example', to: addressOf(await lead()) };
    await transport.sendMail({ envelope, raw: reply('4') });
    expect(await inbound()).toHaveLength(1);
  });

  it('the answer of a calendar program goes to the organiser, and reaches the lead', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const id = randomUUID();
    await stage.outbox.sql(
      `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed)
       VALUES ($1, 'tour', 'Ada Byron', 'ada@visitor.example', current_date + 30, '14:00', '{}')`,
      [id],
    );
    await stage.outbox.sql(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address) VALUES ('tour-confirmation', 'tour', $1, 'visitor', 'ada@visitor.example')`,
      [id],
    );
    await stage.outbox.sql('NOTIFY mails_due');
    const [sent] = await until(
      'the mail to the visitor',
      () => stage.peer.messages,
      (mails) => mails.length > 0,
    );
    const file = (await simpleParser(sent!.raw)).attachments.find(({ filename }) => filename === 'tour.ics')!;
    const entry = new ICAL.Component(ICAL.parse(file.content.toString())).getFirstSubcomponent('vevent')!;
    const organizer = String(entry.getFirstPropertyValue('organizer'));
    const answer = new ICAL.Component('vcalendar');
    answer.updatePropertyWithValue('method', 'REPLY');
    entry.addPropertyWithValue('attendee', 'mailto:ada@visitor.example').setParameter('partstat', 'DECLINED');
    answer.addSubcomponent(entry);
    await send(
      organizer.replace(/^mailto:/i, ''),
      `From: ada@visitor.example\r\nSubject: Declined\r\nContent-Type: text/calendar; method=REPLY; charset=utf-8\r\n\r\n${answer.toString()}`,
    );
    expect(await inbound()).toEqual([{ lead_id: id, kind: 'calendar-reply', mail_id: null, verdict: 'declined' }]);
  });

  it('a bounce reaches the mail that it is about by the sender of its envelope', async () => {
    await listening((await stage.worker(undefined, { settings })).output);
    const [mailId = ''] = await stage.outbox.enqueue(['ada@visitor.example'], 'contact-confirmation');
    const [sent] = await until(
      'the mail to the visitor',
      () => stage.peer.messages,
      (mails) => mails.length > 0,
    );
    expect(sent?.raw).toMatch(/Reply-To:\s+leads\+[a-z2-7]{42}@mail\.venue\.example/);
    const report = `From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ada@visitor.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--r--\r\n`;
    await send(addressOf(mailId, 'bounce'), report, '');
    expect(await inbound()).toEqual([expect.objectContaining({ kind: 'bounce', mail_id: mailId, verdict: 'hard' })]);
    const [mail] = await stage.outbox.sql('SELECT bounced_at IS NOT NULL AS bounced FROM mails WHERE id = $1', [
      mailId,
    ]);
    expect(mail).toEqual({ bounced: true });
  });
});
