// Rule: desk.answers
import { randomUUID } from 'node:crypto';
import { saveDraft } from '@mainstage/desk/answer/drafts';
import { sendAnswer } from '@mainstage/desk/answer/send-answer';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { startDovecot, type TestDovecot } from '@mainstage/testing/dovecot';
import { threadsOf } from '@mainstage/testing/imap-threads';
import { freePort } from '@mainstage/testing/ports';
import { startThunderbird, type TestThunderbird } from '@mainstage/testing/thunderbird';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

/** `npm run proof:thunderbird`: Thunderbird reads the mailbox and writes the reply; else Dovecot and this spec do. */
const byThunderbird = process.env['MAIL_PROGRAM'] === 'thunderbird';

const [secret, password] = ['a-secret-of-the-test-that-is-long-enough', 'of-the-test'];
const [domain, ada, lena] = ['mail.venue.example', 'ada@visitor.example', 'lena@venue.example'];
const settings = {
  ...{ mailbox: { local: 'leads', domain }, secret },
  ...{ mailFrom: 'hello@venue.example', fromName: 'Mainstage' },
};

let stage: Stage;
let manager: EntityManager;
let dovecot: TestDovecot;
let thunderbird: TestThunderbird | undefined;
let port: number;
beforeAll(async () => {
  stage = await Stage.build('postgres');
  manager = await deskManager(stage.outbox.url);
  await stage.open();
  port = await freePort();
  dovecot = await startDovecot(password);
  const worker = await stage.worker(undefined, {
    settings: {
      ...{ APP_SECRET: secret, INBOUND_SMTP_PORT: String(port), INBOUND_DOMAIN: domain },
      ...{ MAIL_FROM: 'Mainstage <hello@venue.example>', SALES_EMAIL: 'sales@venue.example' },
      SALES_TEAM: `Lena Brandt <${lena}:lead>`,
    },
  });
  await until('the SMTP receiver', worker.output, (text) => text.includes('takes mail by SMTP'));
  if (byThunderbird)
    thunderbird = await startThunderbird({ email: ada, password, imapPort: dovecot.port, smtpPort: port });
}, 180_000);
afterAll(async () => {
  await thunderbird?.stop();
  await dovecot?.stop();
  await manager?.dataSource.destroy();
  await stage?.clear();
  await stage?.destroy();
}, 60_000);

/** Mails to the client that earlier calls of `arrivals` have returned. */
let seen = 0;
async function arrivals(count: number) {
  const mine = () => stage.peer.messages.filter(({ to }) => to.includes(ada));
  await stage.outbox.skipWaits();
  await stage.outbox.sql('NOTIFY mails_due');
  const all = await until('the mails to the client', mine, (mails) => mails.length >= seen + count);
  const mails = all.slice(seen, seen + count);
  seen += count;
  for (const { raw } of mails) await dovecot.deliver(raw);
  return Promise.all(mails.map(({ raw }) => simpleParser(raw)));
}

async function newLead(): Promise<string> {
  const leadId = randomUUID();
  await stage.outbox.sql(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', $2, 'Is the stage free?')`,
    [leadId, ada],
  );
  await stage.outbox.sql(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address) VALUES ('contact-confirmation', 'contact', $1, 'visitor', $2)`,
    [leadId, ada],
  );
  await takeOverLeads(manager);
  return leadId;
}

async function answer(leadId: string, body: string, latest: string | null) {
  const typed = { to: [ada], cc: [], bcc: [], subject: 'Re: Your message to us', body, quote: true };
  const { revision } = await saveDraft(manager, leadId, lena, {
    ...{ revision: 0, ...typed, sendAt: null, remindIfNoReplyBy: null },
  });
  return sendAnswer(manager, { leadId, member: lena }, { revision, latest, key: randomUUID() }, settings);
}

/** The client answers our mail with their program. */
async function reply(messageId: string, text: string): Promise<void> {
  if (thunderbird) {
    await thunderbird.threads(await dovecot.messages().then(({ length }) => length));
    return thunderbird.reply(messageId, text);
  }
  const message = stage.peer.messages.find(({ raw }) => raw.includes(`Message-ID: ${messageId}`));
  const { replyTo, references = [] } = await simpleParser(message?.raw ?? '');
  const raw = [
    ...[`From: ${ada}`, `To: ${replyTo?.text}`, 'Subject: AW: something else', 'Message-ID: <r1@visitor.example>'],
    ...[`In-Reply-To: ${messageId}`, `References: ${[references, messageId].flat().join(' ')}`, '', text, ''],
  ].join('\r\n');
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
  await transport.sendMail({ envelope: { from: ada, to: replyTo?.value[0]?.address ?? '' }, raw });
  transport.close();
  await dovecot.deliver(raw);
}

const inThreads = async (): Promise<Record<string, string[][]>> => {
  const mailbox = { port: dovecot.port, password };
  const messages = (await dovecot.messages()).length;
  return {
    REFS: await threadsOf(mailbox, 'REFS'),
    ...(thunderbird && { Thunderbird: await thunderbird.threads(messages) }),
  };
};

it('confirmation, answers and replies are one conversation in the mailbox of the client', async () => {
  const leadId = await newLead();
  const [confirmation] = await arrivals(1);
  const first = await answer(leadId, 'The stage is free.', null);
  const [sent] = await arrivals(1);
  // Another enquiry of the same client, with the same subject.
  const otherLead = await newLead();
  const [otherConfirmation] = await arrivals(1);
  await answer(otherLead, 'So is the hall.', null);
  const [otherAnswer] = await arrivals(1);

  const { length: before } = await dovecot.messages();
  await reply(sent!.messageId!, 'And the terrace?');
  const [came] = await until(
    'the reply',
    () => stage.outbox.sql(`SELECT message_id, visible_text FROM inbound_mails WHERE lead_id = $1`, [leadId]),
    (rows) => rows.length === 1,
  );
  expect(came?.['visible_text']).toMatch(/^And the terrace\?/);
  await until('the copy of the reply', dovecot.messages, ({ length }) => length === before + 1);
  await answer(leadId, 'The terrace is free, too.', `answer ${first.id}`);
  const [next] = await arrivals(1);
  expect(next?.text).toContain('> And the terrace?');

  const ids = [confirmation, sent].map((mail) => mail!.messageId!);
  const one = [...ids, String(came?.['message_id']), next!.messageId!];
  const other = [otherConfirmation, otherAnswer].map((mail) => mail!.messageId!);
  for (const [by, threads] of Object.entries(await inThreads())) {
    const ours = threads.filter((thread) => [...one, ...other].some((id) => thread.includes(id)));
    expect([by, ours.map((thread) => thread.sort()).sort()]).toEqual([by, [one.sort(), other.sort()].sort()]);
  }
  // RFC 5256 joins equal subjects, too.
  const joined = await threadsOf({ port: dovecot.port, password }, 'REFERENCES');
  expect(joined.find((thread) => thread.includes(one[0]!))).toEqual(expect.arrayContaining([...one, ...other]));
}, 180_000);
