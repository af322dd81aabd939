// Rules: inbound.authorship, inbound.answers, inbound.consequences
import { randomUUID } from 'node:crypto';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { messagesToCheck } from '@mainstage/desk/messages/messages-to-check';
import { outcomes, peoplesMails, type PersonMail, rawOf } from '@mainstage/inbound-mail/testing/people';
import { type InboundPurpose, InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import { freePort } from '@mainstage/testing/ports';
import { simpleParser } from 'mailparser';
import nodemailer, { type Transporter } from 'nodemailer';
import { Stage } from '../testing/stage';
import type { EntityManager } from 'typeorm';
import { until } from '../testing/until';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const tokens = new InboundTokens(secret);
const domain = 'mail.venue.example';
const team =
  'Lena Brandt <lena@venue.example, lena.brandt@phone.example:lead>; Tom Becker <tom@venue.example, tom.becker@home.example>';

/** What becomes of a message, by what it is (people/README.md). */
const expected: Record<string, { event: string; mails: number; mark: string | null }> = {
  reply: { event: 'visitor-replied', mails: 1, mark: null },
  perhaps: { event: 'perhaps-answered-automatically', mails: 1, mark: 'perhaps-automatic' },
  automatic: { event: 'answered-automatically', mails: 0, mark: null },
  answer: { event: 'sales-answered', mails: 0, mark: null },
  'team-message': { event: 'team-wrote', mails: 0, mark: null },
  'unknown-sender': { event: 'unknown-sender-wrote', mails: 1, mark: 'unknown-sender' },
  calendar: { event: 'calendar-answered', mails: 1, mark: null },
};

interface Sent {
  mail: PersonMail;
  messageId: string;
  leadId: string;
}

interface Received {
  id: string;
  lead_id: string | null;
  visible_text: string;
  full_text: string;
  subject: string;
  failed_checks: string | null;
  sender_relation: string | null;
  member: string | null;
  quarantined: boolean;
  events: string[];
  mails: string[];
}

/** Letters and digits alone: programs wrap lines, and mails to sales put brackets into web addresses. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}€]/gu, '');

describe('the corpus of people', () => {
  const mails = peoplesMails();
  let stage: Stage;
  let manager: EntityManager;
  const sent: Sent[] = [];
  const received = new Map<string, Received>();
  let told: { about: string; text: string }[] = [];
  let toCheck = new Map<string, string | null>();
  let leads = new Map<string, { answered: boolean; owner: string | null }>();
  const addressOf = (purpose: InboundPurpose, id: string) => `leads+${tokens.sign({ purpose, id })}@${domain}`;

  beforeAll(async () => {
    stage = await Stage.build('postgres');
    await stage.open();
    manager = await deskManager(stage.outbox.url);
    const port = await freePort();
    const settings = {
      ...{ APP_SECRET: secret, INBOUND_SMTP_PORT: String(port), INBOUND_DOMAIN: domain, SALES_TEAM: team },
      ...{ MAIL_FROM: 'Mainstage <hello@venue.example>', SALES_EMAIL: 'sales@venue.example' },
      INBOUND_AUTHSERV_ID: 'mx.venue.example',
    };
    const worker = await stage.worker(undefined, { settings });
    await until('the SMTP receiver', worker.output, (text) => text.includes('takes mail by SMTP'));
    const transport = nodemailer.createTransport({
      ...{ host: '127.0.0.1', port, pool: true, maxConnections: 1, maxMessages: Infinity },
      tls: { rejectUnauthorized: false },
    });
    for (const mail of mails) await send(transport, mail);
    transport.close();
    await readBack();
  }, 240_000);
  afterAll(async () => {
    await manager?.dataSource.destroy();
    await stage?.clear();
    await stage?.destroy();
  }, 30_000);

  async function send(transport: Transporter, mail: PersonMail): Promise<void> {
    const leadId = mail.sameLead ? sent.at(-1)!.leadId : randomUUID();
    if (!mail.sameLead) await addLead(leadId);
    const [sentMail] = await stage.outbox.sql(`SELECT id FROM mails WHERE lead_id = $1 AND recipient = 'visitor'`, [
      leadId,
    ]);
    const to =
      mail.via === 'nowhere'
        ? addressOf('reply', randomUUID())
        : addressOf(mail.via, mail.via === 'bounce' ? String(sentMail?.['id']) : leadId);
    const id = randomUUID();
    const own = mail.headers.find((line) => line.startsWith('Message-ID: '));
    sent.push({ mail, messageId: own?.slice('Message-ID: '.length) ?? `<${id}@people.example>`, leadId });
    await transport.sendMail({ envelope: { from: mail.envelope, to }, raw: rawOf(mail, id, to) });
  }

  /** Ada, whose address was mistyped at first and who was sent a confirmation. */
  async function addLead(id: string): Promise<void> {
    await stage.outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Brandt', 'ada.brandt@firma.example', 'Hello')`,
      [id],
    );
    await takeOverLeads(manager);
    await stage.outbox.sql(
      `INSERT INTO lead_events (lead_id, form, event, previous_address) VALUES ($1, 'contact', 'address-corrected', 'ada.brandt@frima.example')`,
      [id],
    );
    await stage.outbox.sql(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, attempts, finished_at)
       VALUES ('contact-confirmation', 'contact', $1, 'visitor', 'ada.brandt@firma.example', 'sent', 1, now())`,
      [id],
    );
  }

  async function readBack(): Promise<void> {
    const { outbox, peer } = stage;
    const due = () => outbox.sql(`SELECT id FROM mails WHERE status IN ('due', 'sending') AND recipient = 'sales'`);
    await until('the mails to sales', due, (rows) => rows.length === 0, 120_000);
    const answered = () =>
      outbox.sql(
        `SELECT lead_id FROM lead_events WHERE event = 'sales-answered' AND lead_id NOT IN
           (SELECT lead_id FROM desk_leads WHERE answered_at IS NOT NULL)`,
      );
    await until('the clocks to stop', answered, (rows) => rows.length === 0, 60_000);
    const rows = await outbox.sql(
      `SELECT message.*, message.id::text AS id,
         (SELECT coalesce(array_agg(event ORDER BY event), '{}') FROM lead_events WHERE inbound_mail_id = message.id) AS events,
         (SELECT coalesce(array_agg(id::text), '{}') FROM mails WHERE about_mail = message.id) AS mails
       FROM inbound_mails message`,
    );
    for (const row of rows) received.set(String(row['message_id']), row as unknown as Received);
    told = await Promise.all(
      peer.messages.map(async ({ raw }) => {
        const { messageId = '', text = '' } = await simpleParser(raw);
        return { about: messageId.slice(1, messageId.indexOf('@')), text };
      }),
    );
    toCheck = new Map((await messagesToCheck(manager)).map(({ id, mark }) => [id, mark]));
    leads = new Map(
      (await outbox.sql('SELECT lead_id, answered_at IS NOT NULL AS answered, owner FROM desk_leads')).map((row) => [
        String(row['lead_id']),
        row as { answered: boolean; owner: string | null },
      ]),
    );
  }

  const ofKind = (mail: PersonMail) => sent.find((one) => one.mail === mail)!;

  it('has at least 150 messages, each with a known outcome and a title of its own', () => {
    expect(mails.length).toBeGreaterThanOrEqual(150);
    expect(mails.filter(({ is }) => !(outcomes as readonly string[]).includes(is))).toEqual([]);
    expect(new Set(mails.map(({ theme, title }) => `${theme}: ${title}`)).size).toBe(mails.length);
  });

  it.each(mails.map((mail) => [mail.theme, mail.title, mail] as const))('%s: %s', (_, __, mail) => {
    const { messageId, leadId } = ofKind(mail);
    const message = received.get(messageId)!;
    expect(message).toBeDefined();
    expect(message.quarantined).toBe(false);

    // Not a word is lost, neither what was typed nor what was quoted.
    expect(plain(message.visible_text)).toContain(plain(mail.typed));
    expect(plain(message.full_text)).toContain(plain(mail.typed + mail.quoted));

    const notices = told.filter(({ about }) => message.mails.includes(about));
    if (mail.is === 'forwarded') {
      expect({ lead: message.lead_id, mails: notices.length }).toEqual({ lead: null, mails: 1 });
    } else {
      const { event, mails: count, mark } = expected[mail.is]!;
      expect({ events: message.events, mails: notices.length }).toEqual({ events: [event], mails: count });
      expect(toCheck.get(message.id) ?? null).toBe(mark);
      const isAnswered = sent.some((other) => other.leadId === leadId && other.mail.is === 'answer');
      expect(leads.get(leadId)?.answered).toBe(isAnswered);
    }
    // Sales reads every word that was typed, and the subject.
    for (const { text } of notices) {
      expect(plain(text)).toContain(plain(mail.typed));
      expect(plain(text)).toContain(plain(message.subject));
    }
    if (mail.by !== undefined) expect(leads.get(leadId)?.owner ?? 'team').toBe(mail.by);
    if (mail.sender !== undefined) expect(message.sender_relation).toBe(mail.sender);
    expect(message.failed_checks).toBe(mail.failed ?? null);
    for (const { text } of notices) if (mail.failed) expect(plain(text)).toContain(plain(mail.failed));
  });
});
