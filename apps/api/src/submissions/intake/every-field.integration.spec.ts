import { entities } from '@mainstage/desk/entities/entities';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { type FieldSchema, schemaOf } from '@mainstage/contracts/field';
import type { Hire } from '@mainstage/contracts/day-parts';
import { parseForm } from '@mainstage/contracts/validate';
import { calendarWords } from '@mainstage/content/calendar/words';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { dayFacts } from '@mainstage/leads/lead-context';
import { venueName } from '@mainstage/venues/facts/display-names';
import { businessEventLead } from '@mainstage/leads/business-event/lead';
import { eventInterestLabels } from '@mainstage/leads/business-event/fields';
import { contactLead } from '@mainstage/leads/contact/lead';
import { type FormBody, type FormName, formNames, forms } from '@mainstage/leads/forms';
import type { Lead } from '@mainstage/leads/lead';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';
import { BookingView } from '@mainstage/bookings/mails/booking-view';
import { Links } from '@mainstage/leads/links';
import { type MailKind, mailOf } from '@mainstage/desk/mails/mail-kinds';
import { newsletterLead } from '@mainstage/leads/newsletter/lead';
import { tourLead } from '@mainstage/leads/tour/lead';
import { tourDateText } from '@mainstage/leads/tour/mails/date-text';
import { webinarLead } from '@mainstage/leads/webinar/lead';
import { buildMail } from '@mainstage/mail/build-mail';
import type { TestDatabase } from '@mainstage/testing/postgres';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { createDataSource } from '@mainstage/database/data-source';
import { enqueueQuarantineDigest } from '@mainstage/leads/quarantine/digest';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { enqueueWebinarDigest } from '@mainstage/leads/webinar/seats/digest';
import { LeadIntake } from './intake';
import { contentHash } from '@mainstage/leads/content-hash';

let database: TestDatabase;
let source: DataSource;
let intake: LeadIntake;
beforeAll(async () => {
  database = await createMigratedDatabase();
  source = await createDataSource(database.url, { entities }).initialize();
  intake = new LeadIntake(source);
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

const startsAt = new Date('2030-07-18T11:00:00+02:00');

const leadOf: { [F in FormName]: (body: FormBody<F>) => Lead } = {
  newsletter: (form) => newsletterLead(form),
  contact: contactLead,
  tour: tourLead,
  webinar: (form) => webinarLead(form, { startsAt, seats: 100 }),
  'business-event': businessEventLead,
};

/** The text of a value in the mail where it differs from the value sent. */
const inOtherWords: Partial<Record<string, (body: Record<string, unknown>) => string>> = {
  preferredDate: (body) => tourDateText(String(body.preferredDate), String(body.preferredTime)),
  preferredTime: (body) => tourDateText(String(body.preferredDate), String(body.preferredTime)),
  selectedDate: () => 'Thu 18 July 2030, 11:00',
  numberOfGuests: (body) => `Guests: ${String(body.numberOfGuests)}`,
  eventInterest: (body) => eventInterestLabels[body.eventInterest as keyof typeof eventInterestLabels],
};

/** Neither stored nor shown: the consent record proves it. */
const notStored = ['agreeToTerms'];

/** Selections from the pages are stored as text. */
const chosenInWords: Partial<Record<string, (value: never) => string>> = {
  'brief.venue': venueName,
  'brief.date': (day: string) => String(new Map(dayFacts({ briefDate: day })).get('Day')),
  'brief.part': (part: Hire) => calendarWords.hires[part],
  'brief.shortlist': (venues: string[]) => venues.map(venueName).join(', '),
};

/** A valid value that can be found again: marked with the field's name where it is text. */
function marked(name: string, schema: FieldSchema, mark: string): fc.Arbitrary<unknown> {
  if (name === 'selectedDate') return fc.constant(webinarDateText(startsAt).label);
  if (schema.properties) return recordOf(schema.properties, mark);
  if (schema.items) return fc.shuffledSubarray([...(schema.items.enum ?? [])], { minLength: 1, maxLength: 3 });
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const) return fc.constant(true);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum });
  if (schema.format === 'email') return fc.constant(`${mark}@example.com`);
  if (schema.format === 'phone') return fc.integer({ min: 1000, max: 9999 }).map((end) => `069 / 900 0-${end}`);
  if (schema.format === 'date') return fc.integer({ min: 1, max: 18 }).map((months) => berlinDayIn(months));
  if (schema.format === 'time') return fc.integer({ min: 10, max: 23 }).map((hour) => `${hour}:45`);
  return fc.constant(`${name} ${mark}`);
}

function recordOf(properties: Readonly<Record<string, FieldSchema>>, mark: string) {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, marked(name, schema, mark)])),
  );
}

function bodyOf(form: FormName): fc.Arbitrary<Record<string, unknown>> {
  const { properties } = schemaOf(forms[form].body);
  return fc.stringMatching(/^[a-z]{12}$/).chain((mark) => recordOf(properties, mark));
}

async function record<F extends FormName>(form: F, body: FormBody<F>): Promise<string> {
  const submission = { form, contentHash: contentHash(form, body), suspicions: ['a test'] };
  return (await intake.record(submission, leadOf[form](body))).answer.id;
}

const snake = (path: string) => path.replace('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** All numbers and texts of a lead's row as one text. */
async function rowText(form: FormName, id: string): Promise<string> {
  const table =
    form === 'newsletter' ? 'newsletter_subscriptions' : form === 'contact' ? 'contact_submissions' : 'tour_bookings';
  const [row] = await source.query<{ row: string }[]>(
    `SELECT to_jsonb(lead)::text AS row FROM ${table} lead WHERE id = $1`,
    [id],
  );
  return (row?.row ?? '').replaceAll('": ', '":').replaceAll('", "', '","');
}

async function salesMailText(form: FormName, leadId: string): Promise<string> {
  // Sales gets a mail about a newsletter sign-up only where it is quarantined.
  if (form === 'newsletter') return writtenMail('held-notification', 'operations', await quarantineDigestOf(leadId));
  return writtenMail(`${form}-notification`, form, form === 'webinar' ? await digestOf(leadId) : leadId);
}

async function quarantineDigestOf(leadId: string): Promise<string> {
  await source.query('DELETE FROM held_digests');
  expect(await enqueueQuarantineDigest(source.manager)).toBe(true);
  const [lead] = await source.query<{ held_told_in: string }[]>(
    'SELECT held_told_in FROM newsletter_subscriptions WHERE id = $1',
    [leadId],
  );
  return lead!.held_told_in;
}

/** The digest that reports a webinar sign-up. */
async function digestOf(leadId: string): Promise<string> {
  await source.query('DELETE FROM webinar_digests');
  expect(await enqueueWebinarDigest(source.manager)).toBe(true);
  const [booking] = await source.query<{ webinar_told_in: string }[]>(
    'SELECT webinar_told_in FROM tour_bookings WHERE id = $1',
    [leadId],
  );
  return booking!.webinar_told_in;
}

async function writtenMail<Kind extends MailKind>(kind: Kind, form: MailOrigin, leadId: string): Promise<string> {
  const mail = mailOf(kind);
  const links = new Links('https://stage.example', 'a-secret-of-the-test-that-is-long-enough');
  const props = await mail.props({
    mail: { leadId, form, createdAt: new Date(), aboutMail: null, toAddress: null },
    entities: source.manager,
    links,
    bookings: new BookingView(source.manager, links),
    offers: { openOfferOf: async () => undefined },
    outbox: { mail: async () => undefined, attention: async () => ({ mails: [], total: 0 }), remarks: async () => [] },
    desk: {
      lead: async () => undefined,
      owner: async () => undefined,
      answer: async () => undefined,
      device: async () => undefined,
      digest: async () => undefined,
    },
    now: new Date(),
  });
  const { text } = buildMail(mail, props, {
    mailId: leadId,
    from: { name: 'M', address: 'hello@stage.example' },
    to: 'sales@stage.example',
  });
  return text;
}

describe.each(formNames)('every field of the %s form', (form) => {
  it('every field of the form is found in the stored row and in the mail to sales', async () => {
    await fc.assert(
      fc.asyncProperty(bodyOf(form), async (sent) => {
        const { value, errors } = parseForm(forms[form].body as never, sent);
        expect(errors).toBeUndefined();
        const body = value as unknown as FormBody<typeof form>;
        const id = await record(form, body);
        const [row, mail] = [await rowText(form, id), await salesMailText(form, id)];
        for (const [field, typed] of Object.entries(sent).filter(([name]) => !notStored.includes(name))) {
          if (field === 'brief' || field === 'source') continue;
          expect(`${field}: ${row}`).toContain(String(typed));
          // Mails to sales are English; the desk shows in which language the client is answered.
          if (field === 'language') continue;
          expect(`${field}: ${mail}`).toContain(inOtherWords[field]?.(sent) ?? String(typed));
        }
        for (const object of ['brief', 'source'] as const)
          for (const [field, value] of Object.entries(sent[object] ?? {})) {
            expect(`${field}: ${row}`).toContain(`"${snake(`${object}.${field}`)}":${JSON.stringify(value)}`);
            const inWords = chosenInWords[`${object}.${field}`] as ((value: unknown) => string) | undefined;
            expect(`${field}: ${mail.replaceAll(/\s+/g, ' ')}`).toContain(inWords?.(value) ?? String(value));
          }
      }),
      { numRuns: 5 },
    );
  });
});
