// Rule: desk.owner-mails
import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

const settings = {
  SALES_EMAIL: 'sales@venue.example',
  SALES_TEAM: 'Lena Brandt <lena@venue.example:lead>; Tom Becker <tom@venue.example>',
};
const forOwner = 'you have the lead that it is about';
const forSales = 'your address is set as the sales team';

describe('mails about what a visitor did', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.build('postgres')), 120_000);
  beforeEach(async () => {
    await stage.open();
    await stage.outbox.sql('TRUNCATE desk_leads, bookings CASCADE');
  });
  afterEach(() => stage.clear());
  afterAll(() => stage?.destroy(), 60_000);

  /** A lead that came in, its option, and mails to sales about them. */
  async function addLead(owner: string | null): Promise<void> {
    const [id, booking] = [randomUUID(), randomUUID()];
    const { outbox } = stage;
    await outbox.sql(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message)
       VALUES ($1, 'Ada', 'Byron', 'ada@visitor.example', 'Hello')`,
      [id],
    );
    await outbox.sql(
      `INSERT INTO desk_leads (lead_id, form, received_at, name, email, state, owner)
       VALUES ($1, 'contact', now(), 'Ada Byron', 'ada@visitor.example', $2, $3)`,
      [id, owner ? 'taken' : 'new', owner],
    );
    await outbox.sql(
      `INSERT INTO bookings (id, origin, lead_form, lead_id, venue, day, starts_at, ends_at, set_up_minutes, dismantling_minutes)
       VALUES ($1, 'visitor', 'contact', $2, 'arena', '2030-09-02', '2030-09-02T10:00Z', '2030-09-02T12:00Z', 0, 0)`,
      [booking, id],
    );
    await outbox.sql(
      `INSERT INTO mails (kind, form, lead_id, recipient) VALUES
         ('contact-notification', 'contact', $1, 'sales'),
         ('address-notification', 'contact', $1, 'sales'),
         ('booking-notice', 'booking', $2, 'sales')`,
      [id, booking],
    );
    await outbox.sql('NOTIFY mails_due');
  }

  /** Who was sent which mail, and what its footer says of the reader. */
  async function delivered() {
    const accepted = stage.peer.messages.filter((message) => message.accepted);
    const mails = await Promise.all(accepted.map(({ raw }) => simpleParser(raw)));
    return mails
      .map(({ to, subject = '', text = '' }) => {
        const words = text.replace(/\s+/g, ' ');
        const footer = [forOwner, forSales].filter((reason) => words.includes(reason));
        return { to: [to ?? []].flat()[0]?.text, subject: subject.split(/[:,]| ·/)[0], footer };
      })
      .sort((one, other) => String(one.subject).localeCompare(String(other.subject)));
  }

  const allSent = () =>
    until(
      'all mails',
      () => stage.outbox.sql(`SELECT id FROM mails WHERE status <> 'sent'`),
      (unsent) => unsent.length === 0,
    );
  const toSales = ['Arena', 'Corrected email address', 'Enquiry'].map((subject) => ({
    ...{ to: settings.SALES_EMAIL, subject, footer: [forSales] },
  }));

  it('reach the member who has the lead, whose footer says so', async () => {
    await addLead('tom@venue.example');
    await stage.worker(undefined, { settings });
    await allSent();
    const [notice, corrected, enquiry] = toSales;
    const toTom = { to: 'tom@venue.example', footer: [forOwner] };
    expect(await delivered()).toEqual([{ ...notice, ...toTom }, { ...corrected, ...toTom }, enquiry]);
  });

  it.each([
    ['nobody has the lead', null],
    ['its member has left the team', 'gone@venue.example'],
  ])('reach SALES_EMAIL where %s', async (_, owner) => {
    await addLead(owner);
    await stage.worker(undefined, { settings });
    await allSent();
    expect(await delivered()).toEqual(toSales);
  });

  it('reach SALES_EMAIL where the server of the member refuses them', async () => {
    await stage.behave('rcpt-550', 'tom@venue.example');
    await addLead('tom@venue.example');
    await stage.worker(undefined, { settings });
    await until(
      'both to be refused',
      () => stage.outbox.sql('SELECT id FROM mails WHERE refusals = 1'),
      (refused) => refused.length === 2,
    );
    await stage.outbox.skipWaits();
    await allSent();
    expect(await delivered()).toEqual(toSales);
  });
});
