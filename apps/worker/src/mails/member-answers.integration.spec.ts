// Rule: desk.answers
import { randomUUID } from 'node:crypto';
import type { AnswerText } from '@mainstage/contracts/desk/answer';
import { cancelAnswer } from '@mainstage/desk/answer/cancel-answer';
import { saveDraft } from '@mainstage/desk/answer/drafts';
import { addFile } from '@mainstage/desk/answer/files';
import { sendAnswer } from '@mainstage/desk/answer/send-answer';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import { freePort } from '@mainstage/testing/ports';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import type { EntityManager } from 'typeorm';
import type { RunningWorker } from '../testing/running-worker';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const domain = 'mail.venue.example';
const lena = 'lena@venue.example';
const settings = {
  ...{ mailbox: { local: 'leads', domain }, secret },
  ...{ mailFrom: 'hello@venue.example', fromName: 'Mainstage' },
};
const typed = {
  ...{ to: ['ada@visitor.example'], cc: ['office@visitor.example'], bcc: ['boss@venue.example'] },
  ...{
    subject: 'Re: Your message to us',
    body: 'Dear Ada,\n\nthe stage is free.\n\nLena',
    quote: true,
    sendAt: null,
    remindIfNoReplyBy: null,
  },
};

let stage: Stage;
let manager: EntityManager;
let port: number;
let worker: RunningWorker;
beforeAll(async () => {
  stage = await Stage.build('postgres');
  manager = await deskManager(stage.outbox.url);
}, 120_000);
beforeEach(async () => {
  await stage.open();
  await stage.outbox.sql('TRUNCATE desk_leads, inbound_mails CASCADE');
  port = await freePort();
  worker = await stage.worker(undefined, {
    settings: {
      ...{ APP_SECRET: secret, INBOUND_SMTP_PORT: String(port), INBOUND_DOMAIN: domain },
      ...{ MAIL_FROM: 'Mainstage <hello@venue.example>', SALES_EMAIL: 'sales@venue.example' },
      SALES_TEAM: `Lena Brandt <${lena}:lead>`,
    },
  });
});
afterEach(() => stage.clear());
afterAll(async () => {
  await manager?.dataSource.destroy();
  await stage?.destroy();
}, 60_000);

async function newLead(): Promise<string> {
  const leadId = randomUUID();
  await stage.outbox.sql(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', 'ada@visitor.example', 'Buy pills')`,
    [leadId],
  );
  await takeOverLeads(manager);
  return leadId;
}

async function press(leadId: string, change: Partial<AnswerText> = {}, file?: Buffer) {
  const { revision } = await saveDraft(manager, leadId, lena, { revision: 0, ...typed, ...change });
  if (file) await addFile(manager, { leadId, member: lena }, { name: 'Grundriß.pdf', content: file });
  return sendAnswer(manager, { leadId, member: lena }, { revision, latest: null, key: randomUUID() }, settings);
}

const rowOf = async (answerId: string) =>
  (
    await stage.outbox.sql(
      `SELECT answers.state, mail_id, raw, lead.state AS lead, lead.answered_at IS NULL AS running, lead.replied_at IS NOT NULL AS replied,
         lead.answer_failed_at IS NOT NULL AS failed FROM answers JOIN desk_leads lead USING (lead_id) WHERE id = $1`,
      [answerId],
    )
  )[0]!;

async function ends(answerId: string, state: string) {
  await stage.outbox.skipWaits();
  await stage.outbox.sql('NOTIFY mails_due');
  return until(
    'the answer',
    () => rowOf(answerId),
    (row) => row['state'] === state,
  );
}

const refusedOf = async (answerId: string) =>
  (await stage.outbox.sql('SELECT refused_addresses FROM answers WHERE id = $1', [answerId]))[0]?.['refused_addresses'];

/** What the client's mail server accepted. */
const accepted = () =>
  stage.peer.messages.filter((message) => message.accepted && message.to.includes('ada@visitor.example'));

describe('an answer of a member', () => {
  it('is sent as it was written, threads, and stops the clock', async () => {
    const leadId = await newLead();
    const file = Buffer.from([...Buffer.from('%PDF-1.7'), ...Array.from({ length: 5000 }, (_, at) => at % 256)]);
    const { id } = await press(leadId, {}, file);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', lead: 'new', running: true });
    const row = await ends(id, 'sent');
    expect(row).toMatchObject({ lead: 'answered', running: false, failed: false });
    const [message] = accepted();
    expect(message?.to).toEqual(['ada@visitor.example', 'office@visitor.example', 'boss@venue.example']);
    const mail = await simpleParser(Buffer.from(message!.raw, 'utf8'));
    expect(mail.messageId).toBe(`<${String(row['mail_id'])}@venue.example>`);
    expect(mail.from?.text).toBe('"Lena Brandt, Mainstage" <hello@venue.example>');
    expect(mail.subject).toBe(typed.subject);
    expect(mail.text?.trim()).toBe(typed.body);
    expect(message?.raw).not.toMatch(/pills|boss@venue|auto-submitted/i);
    expect(mail.attachments[0]?.content).toEqual(file);
    const [replyTo] = mail.replyTo?.value ?? [];
    expect(replyTo?.address).toMatch(/^leads\+\w+@mail\.venue\.example$/);
    // The lead keeps it byte by byte.
    expect(Buffer.from(row['raw'] as Buffer).toString('utf8')).toBe(message?.raw);
    expect(await stage.outbox.sql('SELECT FROM answer_files')).toEqual([]);

    // The client's reply comes back to the lead, and what we answer to it is in the same thread.
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
    await until('the SMTP receiver', worker.output, (text) => text.includes('takes mail by SMTP'));
    await transport.sendMail({
      ...{ from: 'Ada <ada@visitor.example>', to: replyTo?.address, subject: `AW: ${typed.subject}` },
      ...{ messageId: '<r1@visitor.example>', inReplyTo: mail.messageId, text: 'And the terrace?' },
    });
    transport.close();
    await until(
      'the reply',
      () => rowOf(id),
      (found) => found['replied'] === true,
    );
    const second = await saveDraft(manager, leadId, lena, { revision: 0, ...typed, bcc: [] });
    const again = { revision: second.revision, latest: `answer ${id}`, key: randomUUID() };
    const answer = await sendAnswer(manager, { leadId, member: lena }, again, settings);
    expect(await ends(answer.id, 'sent')).toMatchObject({ replied: false });
    const next = await simpleParser(Buffer.from(accepted().at(-1)!.raw, 'utf8'));
    expect(next.inReplyTo).toBe('<r1@visitor.example>');
    expect(next.references).toEqual([mail.messageId, '<r1@visitor.example>']);
    expect(next.text).toContain('> And the terrace?');
  });

  it('counts for no mailbox and waits for none', async () => {
    const leadId = await newLead();
    await stage.outbox.sql(
      `INSERT INTO mailbox_allowances (mailbox, granted) VALUES ('ada@visitor.example', ARRAY[now(), now(), now(), now(), now()])
       ON CONFLICT (mailbox) DO UPDATE SET granted = excluded.granted`,
    );
    const { id } = await press(leadId);
    await ends(id, 'sent');
    const [row] = await stage.outbox.sql(`SELECT cardinality(granted) AS mails FROM mailbox_allowances`);
    expect(row).toEqual({ mails: 5 });
  });

  it('that the server refuses leaves the clock running and marks the lead', async () => {
    await stage.behave('rcpt-550', 'ada@visitor.example');
    const { id } = await press(await newLead(), { cc: [], bcc: [] });
    expect(await ends(id, 'dead')).toMatchObject({ running: true, failed: true });
  });

  it('that the server refuses for the client alone is marked as well', async () => {
    await stage.behave('rcpt-550', 'ada@visitor.example');
    const { id } = await press(await newLead());
    expect(await ends(id, 'bounced')).toMatchObject({ running: true, failed: true });
    expect(await refusedOf(id)).toEqual(['ada@visitor.example']);
  });

  it('that the server refuses for a copy alone stops the clock, and names the copy', async () => {
    await stage.behave('rcpt-550', 'office@visitor.example');
    const { id } = await press(await newLead());
    expect(await ends(id, 'sent')).toMatchObject({ running: false, failed: false });
    expect(await refusedOf(id)).toEqual(['office@visitor.example']);
    expect(accepted()).toHaveLength(1);
    const replies = await stage.outbox.sql(`SELECT status, last_reply FROM mails WHERE kind = 'member-answer'`);
    expect(replies).toEqual([{ status: 'sent', last_reply: 'refused for 1 of its recipients' }]);
  });

  it('that comes back starts the clock again', async () => {
    const { id } = await press(await newLead());
    const { mail_id: mailId } = await ends(id, 'sent');
    const bounces = `leads+${new InboundTokens(secret).sign({ purpose: 'bounce', id: String(mailId) })}@${domain}`;
    const report = [
      ...[
        'From: mailer-daemon@visitor.example',
        `To: ${bounces}`,
        'Subject: Undelivered',
        'Message-ID: <b@visitor.example>',
      ],
      ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x', ''],
      ...['--x', 'Content-Type: text/plain', '', 'Unknown user', '--x', 'Content-Type: message/delivery-status', ''],
      ...[
        'Reporting-MTA: dns; mx.visitor.example',
        '',
        'Final-Recipient: rfc822; ada@visitor.example',
        'Action: failed',
      ],
      ...['Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown', '', '--x--', ''],
    ].join('\r\n');
    await until('the SMTP receiver', worker.output, (text) => text.includes('takes mail by SMTP'));
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
    await transport.sendMail({ envelope: { from: '', to: bounces }, raw: report });
    transport.close();
    expect(
      await until(
        'the bounce',
        () => rowOf(id),
        (row) => row['state'] === 'bounced',
      ),
    ).toMatchObject({
      ...{ lead: 'taken', running: true, failed: true },
    });
  });

  it('that was undone is not sent', async () => {
    const leadId = await newLead();
    const { id } = await press(leadId);
    await cancelAnswer(manager, { leadId, answerId: id }, lena);
    const { revision } = await saveDraft(manager, leadId, lena, { revision: 1, ...typed, subject: 'Later' });
    const again = { revision, latest: null, key: randomUUID() };
    const { id: later } = await sendAnswer(manager, { leadId, member: lena }, again, settings);
    await ends(later, 'sent');
    expect(accepted()).toHaveLength(1);
    expect(accepted()[0]?.raw).toContain('Subject: Later');
  });
});
