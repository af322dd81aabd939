// Rules: inbound.reports, inbound.consequences
import { randomUUID } from 'node:crypto';
import { seededRandom } from '@mainstage/inbound-mail/testing/random';
import { freePort } from '@mainstage/testing/ports';
import nodemailer, { type Transporter } from 'nodemailer';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const domain = 'mail.venue.example';
const sales = 'sales@venue.example';
/** Messages an hour for one lead that reach sales; then a loop has nothing more to answer. */
const mostPerHour = 20;

/** How a program answers: with the mark that RFC 3834 asks for, with another, with none, or as a mailbox that is full. */
const styles = ['auto-replied', 'auto-generated', 'unmarked', 'full'] as const;
type Style = (typeof styles)[number];

interface Responder {
  address: string;
  style: Style;
  /** Whether it names the mail that it answers. */
  threads: boolean;
  /** Whether it answers to all addresses, else to the first. */
  toAll: boolean;
}

interface Letter {
  from: string;
  to: string;
  raw: string;
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
const addressesIn = (text: string) => text.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [];

/** What a program writes back to a mail, to each of its addresses; a report goes to whoever may be asked, as some servers do. */
function answersTo({ raw, to }: Letter, { address, style, threads, toAll }: Responder): Letter[] {
  const answered = addressesIn(headerOf(raw, 'Reply-To') || headerOf(raw, 'From'));
  const all = toAll ? [...answered, ...addressesIn(headerOf(raw, 'To'))] : answered.slice(0, 1);
  const recipients = [...new Set(all)].filter((other) => other !== address);
  const head = [
    `From: ${style === 'full' ? 'MAILER-DAEMON@mx.example' : address}`,
    `To: ${recipients.join(', ')}`,
    `Message-ID: <${randomUUID()}@mx.example>`,
    ...(threads ? [`In-Reply-To: ${headerOf(raw, 'Message-ID')}`] : []),
    ...(style === 'auto-replied' || style === 'auto-generated' ? [`Auto-Submitted: ${style}`] : []),
  ];
  const text =
    style === 'full'
      ? [
          ...['Return-Path: <>', 'Content-Type: multipart/report; report-type=delivery-status; boundary=r', '', '--r'],
          ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
          ...[`Final-Recipient: rfc822; ${to}`, 'Action: failed', 'Status: 5.2.2', '', '--r'],
          ...['Content-Type: text/rfc822-headers', '', raw.slice(0, raw.search(/\r?\n\r?\n/)), '', '--r--', ''],
        ]
      : ['Subject: Thank you for your message', '', 'We have received it.', ''];
  const from = style === 'unmarked' || style === 'auto-generated' ? address : '';
  return recipients.map((recipient) => ({ from, to: recipient, raw: [...head, ...text].join('\r\n') }));
}

describe('two programs that answer each other', () => {
  let stage: Stage;
  let transport: Transporter;
  beforeAll(async () => {
    stage = await Stage.build('postgres');
    await stage.open();
    const port = await freePort();
    const settings = {
      ...{ APP_SECRET: secret, INBOUND_SMTP_PORT: String(port), INBOUND_DOMAIN: domain },
      ...{ MAIL_FROM: `Mainstage <hello@${domain}>`, SALES_EMAIL: sales },
    };
    const worker = await stage.worker(undefined, { settings });
    await until('the SMTP receiver', worker.output, (text) => text.includes('takes mail by SMTP'));
    transport = nodemailer.createTransport({ host: '127.0.0.1', port, pool: true, tls: { rejectUnauthorized: false } });
  }, 120_000);
  afterAll(async () => {
    transport?.close();
    await stage?.clear();
    await stage?.destroy();
  }, 30_000);

  /** A new lead with its mails to visitor and sales. */
  async function lead(email: string): Promise<string> {
    const id = randomUUID();
    await stage.outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', $2, 'Hello')`,
      [id, email],
    );
    await stage.outbox.sql(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address) VALUES
         ('contact-confirmation', 'contact', $1, 'visitor', $2), ('contact-notification', 'contact', $1, 'sales', NULL)`,
      [id, email],
    );
    await stage.outbox.sql('NOTIFY mails_due');
    return id;
  }

  const isQuiet = async () => {
    const [row] = await stage.outbox.sql(
      `SELECT count(*)::int AS waiting FROM mails WHERE status IN ('due', 'sending') AND due_at <= now()`,
    );
    return row?.['waiting'] === 0;
  };

  /** Lets both answer until nothing is on its way. @returns how many mails of ours sales got */
  async function play(responders: Responder[]): Promise<number> {
    const direct: Letter[] = [];
    const answeredDirectly = new Set<string>();
    let [seen, toSales] = [stage.peer.messages.length, 0];
    const answer = async (letter: Letter) => {
      const responder = responders.find(({ address }) => address === letter.to);
      for (const reply of responder ? answersTo(letter, responder) : [])
        if (reply.to.endsWith(`@${domain}`))
          await transport.sendMail({ envelope: { from: reply.from, to: reply.to }, raw: reply.raw });
        else direct.push({ ...reply, from: letter.to });
    };
    await lead(responders[1]!.address);
    await until(
      'quiet',
      async () => {
        for (let mail = stage.peer.messages[seen]; mail; mail = stage.peer.messages[++seen]) {
          const [to = ''] = addressesIn(headerOf(mail.raw, 'To'));
          if (to === sales) toSales++;
          await answer({ from: '', to, raw: mail.raw });
        }
        // Even a poor program answers a person's address once.
        for (const letter of direct.splice(0)) {
          const pair = `${letter.from} ${letter.to}`;
          if (!answeredDirectly.has(pair)) await answer(letter);
          answeredDirectly.add(pair);
        }
        return toSales > 0 && (await isQuiet()) && stage.peer.messages.length === seen;
      },
      (quiet) => quiet,
      90_000,
    );
    return toSales;
  }

  const random = seededRandom(56);
  const of = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const responder = (address: string, style: Style): Responder => ({
    ...{ address, style, threads: of([true, false]), toAll: of([true, true, false]) },
  });

  it.each(styles.flatMap((ours) => styles.map((theirs) => [ours, theirs] as const)))(
    'end: %s at sales, %s at the visitor',
    async (ours, theirs) => {
      const visitor = `ada.${ours}.${theirs}@visitor.example`;
      const toSales = await play([responder(sales, ours), responder(visitor, theirs)]);
      const isMarked = [ours, theirs].every((style) => style === 'auto-replied' || style === 'full');
      // The lead's own mail, and of a full mailbox at the visitor the report that nobody has proven.
      expect(toSales).toBeLessThanOrEqual(isMarked ? 2 : 1 + 2 * mostPerHour);
    },
    120_000,
  );
});
