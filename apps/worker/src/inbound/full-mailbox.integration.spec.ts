// Rules: inbound.reports, inbound.loops, inbound.complete
import { randomUUID } from 'node:crypto';
import { startDovecot, type TestDovecot } from '@mainstage/testing/dovecot';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const sales = 'sales@venue.example';
const house = 'hello@venue.example';
/** So many mails to sales came back in 90 seconds before reports about them were kept from sales. */
const reports = 325;
/** Messages an hour without a lead that are passed on. */
const mostPerHour = 20;

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.trim() ?? '';
const headOf = (raw: string) => raw.slice(0, raw.search(/\r?\n\r?\n/));

/** How mail servers and programs say that the mailbox of sales is full, to the sender of the mail. */
const marked = Object.entries({
  'a report with the headers of the mail': (raw: string) => report('Return-Path: <>', headOf(raw)),
  'a report by Exchange, without Return-Path': (raw: string) =>
    report('X-MS-Exchange-Message-Is-Ndr:', `Message-ID: ${headerOf(raw, 'Message-ID')}\r\nSubject: x`),
  'a report that returns nothing': () => report('Return-Path: <>'),
  'words with a null sender, as of qmail': (raw: string) =>
    letter(['Return-Path: <>', 'Subject: failure notice'], `<${sales}>:\r\nquota exceeded\r\n\r\n${headOf(raw)}`),
  'the answer of a program, marked': (raw: string) =>
    letter(['Auto-Submitted: auto-replied', `In-Reply-To: ${headerOf(raw, 'Message-ID')}`], 'My mailbox is full.'),
});
const unmarked = (raw: string) => letter([`In-Reply-To: ${headerOf(raw, 'Message-ID')}`], 'My mailbox is full.');

const letter = (headers: string[], text: string) =>
  [
    ...[`From: Mail Delivery <mailer@mx.example>`, `To: ${house}`, `Message-ID: <${randomUUID()}@mx.example>`],
    ...[...headers, '', text, ''],
  ].join('\r\n');

function report(header: string, returned?: string): string {
  const part = (type: string, text: string) => `--r\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  return letter(
    [header, 'Content-Type: multipart/report; report-type=delivery-status; boundary=r'],
    [
      part('text/plain', `The mailbox of ${sales} is full.`),
      part(
        'message/delivery-status',
        `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${sales}\r\nAction: failed\r\nStatus: 5.2.2`,
      ),
      ...(returned ? [part('text/rfc822-headers', returned)] : []),
      '--r--',
    ].join(''),
  );
}

describe('the mailbox of MAIL_FROM while that of sales is full', () => {
  let stage: Stage;
  let dovecot: TestDovecot;
  beforeAll(async () => {
    stage = await Stage.build('postgres');
    await stage.open();
    dovecot = await startDovecot('secret');
    stage.afterwards(() => dovecot.stop());
    const settings = {
      ...{
        APP_SECRET: 'a-secret-of-the-test-that-is-long-enough',
        MAIL_FROM: `Mainstage <${house}>`,
        SALES_EMAIL: sales,
      },
      INBOUND_IMAP_URL: `imap://${encodeURIComponent(house)}:secret@127.0.0.1:${dovecot.port}/INBOX`,
    };
    const worker = await stage.worker(undefined, { settings });
    await until('the mailbox to be opened', worker.output, (text) => text.includes('reads mail by IMAP'));
  }, 120_000);
  afterAll(async () => {
    await stage?.clear();
    await stage?.destroy();
  }, 30_000);
  beforeEach(async () => {
    stage.peer.messages.length = 0;
    await stage.outbox.sql('TRUNCATE inbound_mails, lead_events');
    await stage.outbox.empty();
  });

  async function enquire(): Promise<void> {
    const id = randomUUID();
    await stage.outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', 'ada@visitor.example', 'Hello')`,
      [id],
    );
    await stage.outbox.sql(
      `INSERT INTO mails (kind, form, lead_id, recipient) VALUES ('contact-notification', 'contact', $1, 'sales')`,
      [id],
    );
    await stage.outbox.sql('NOTIFY mails_due');
  }

  const toSales = () => stage.peer.messages.filter(({ raw }) => headerOf(raw, 'To').includes(sales));
  const storedCount = async () =>
    Number((await stage.outbox.sql('SELECT count(*) AS count FROM inbound_mails'))[0]?.['count']);
  const isQuiet = async () => {
    const [row] = await stage.outbox.sql(
      `SELECT count(*)::int AS waiting FROM mails WHERE status IN ('due', 'sending') AND due_at <= now()`,
    );
    return row?.['waiting'] === 0;
  };

  /** Every mail to sales comes back until none is on its way. @returns how many sales got */
  async function play(answer: (raw: string) => string): Promise<number> {
    let answered = 0;
    await until(
      'quiet',
      async () => {
        for (; answered < toSales().length; answered += 1) await dovecot.deliver(answer(toSales()[answered]!.raw));
        return answered > 0 && (await storedCount()) === answered && (await isQuiet()) && toSales().length === answered;
      },
      (quiet) => quiet,
      60_000,
    );
    return answered;
  }

  it.each(marked)(
    'ends the loop at once: %s',
    async (_, answer) => {
      await enquire();
      expect(await play(answer)).toBe(1);
    },
    90_000,
  );

  it(`reads ${reports} reports that lie there, and sends sales none of them`, async () => {
    await enquire();
    const [mail] = await until('the mail to sales', toSales, (mails) => mails.length > 0);
    for (let count = 0; count < reports; count += 1) {
      const [, answer] = marked[count % marked.length]!;
      await dovecot.deliver(answer(mail!.raw));
    }
    await until('all to be stored', storedCount, (count) => count === reports, 120_000);
    await until('quiet', isQuiet, (quiet) => quiet);
    expect(toSales()).toHaveLength(1);
    expect(await stage.outbox.sql('SELECT kind FROM mails')).toEqual([{ kind: 'contact-notification' }]);
    expect(await stage.outbox.sql('SELECT 1 FROM inbound_fetch_failures')).toEqual([]);
  }, 180_000);

  it('ends the loop with a program that nothing tells from a person by the share of an hour', async () => {
    await enquire();
    const count = await play(unmarked);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(1 + mostPerHour);
  }, 90_000);
});
