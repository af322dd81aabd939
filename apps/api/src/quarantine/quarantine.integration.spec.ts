// Rules: mail.kinds, mail.mailbox-cap
import { enqueueQuarantineDigest } from '@mainstage/leads/quarantine/digest';
import { formHeaders } from '@mainstage/contracts/headers';
import { formNames, forms } from '@mainstage/leads/forms';
import { type QuarantineForm, quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import { quarantineNotification } from '@mainstage/leads/quarantine/mails/notification';
import { Links } from '@mainstage/leads/links';
import { buildMail } from '@mainstage/mail/build-mail';
import { DataSource } from 'typeorm';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() =>
  api.sql(`TRUNCATE newsletter_subscriptions, contact_submissions, tour_bookings, mails, idempotency_keys,
    recent_submissions, mailbox_allowances, held_digests, bookings CASCADE`),
);

const quarantineFormNames = formNames.filter((form): form is QuarantineForm => form !== 'webinar');
const robot = { headers: { [formHeaders.honeypot]: 'http://spam.example' } };
const enqueued = () => api.sql<{ kind: string; lead_id: string }>('SELECT kind, lead_id FROM mails ORDER BY kind');
const manager = () => api.app.get(DataSource).manager;

/** The enqueued digest, as sales reads it. */
async function digest(): Promise<string> {
  const [mail] = (await enqueued()).filter(({ kind }) => kind === 'held-notification');
  const props = await quarantineNotification.props({
    mail: { leadId: mail!.lead_id, form: 'operations', createdAt: new Date(), aboutMail: null },
    entities: api.app.get(DataSource).manager,
    links: new Links(api.url, api.config.APP_SECRET),
  } as never);
  const from = { name: 'M', address: 'hello@stage.example' };
  return buildMail(quarantineNotification, props, { mailId: mail!.lead_id, from, to: 'sales@stage.example' }).text;
}
const linksIn = (text: string) => text.match(/http:\S+\/api\/held-leads\/\S+/g) ?? [];
const press = async (link: string) => {
  const answer = await fetch(link, { method: 'POST', headers: { Origin: api.config.PUBLIC_URL } });
  return { status: answer.status, text: await answer.text() };
};

describe('what looks like spam', () => {
  it('suspected spam is reported to sales in one digest an hour, the first immediately', async () => {
    for (const form of quarantineFormNames) await api.post(forms[form].path, goodBodies[form], robot);
    expect(await Promise.all([enqueueQuarantineDigest(manager()), enqueueQuarantineDigest(manager())])).toContain(true);
    expect((await enqueued()).map(({ kind }) => kind)).toEqual(['held-notification']);
    const text = await digest();
    expect(linksIn(text)).toHaveLength(quarantineFormNames.length);
    expect(text).toContain('A field that no human sees was filled in.');
    expect(text).not.toContain('Hello there');

    await api.post(forms.contact.path, { ...goodBodies.contact, message: 'Once more' }, robot);
    expect(await enqueueQuarantineDigest(manager())).toBe(false);
    await api.sql(`UPDATE held_digests SET hour = hour - interval '1 hour'`);
    expect(await enqueueQuarantineDigest(manager())).toBe(true);
  });

  it('suspected spam is reported again where an unsubscribed address signs up again as a robot', async () => {
    await api.post(forms.newsletter.path, goodBodies.newsletter);
    await api.sql(`UPDATE newsletter_subscriptions SET status = 'unsubscribed'`);
    expect(await enqueueQuarantineDigest(manager())).toBe(false);
    await api.post(forms.newsletter.path, goodBodies.newsletter, robot);
    expect(await enqueueQuarantineDigest(manager())).toBe(true);
  });
});

describe.each(quarantineFormNames)('a quarantined lead of the %s form', (form) => {
  const mailsOfOrdinary = {
    contact: ['contact-confirmation', 'contact-notification'],
    tour: ['tour-confirmation', 'tour-notification'],
    'business-event': ['business-event-confirmation', 'business-event-notification'],
    newsletter: ['newsletter-opt-in'],
  }[form];

  it('gets the mails of an ordinary one when sales presses the button, once', async () => {
    await api.post(forms[form].path, goodBodies[form], robot);
    await enqueueQuarantineDigest(manager());
    const [link = ''] = linksIn(await digest());
    const shown = await (await fetch(link)).text();
    expect(shown).toContain(quarantineForms[form]);
    expect(shown).toContain('Release it');
    expect((await enqueued()).map(({ kind }) => kind)).toEqual(['held-notification']);

    const pressed = await press(link);
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining('The mails are on their way')]);
    const kinds = (await enqueued()).map(({ kind }) => kind).filter((kind) => kind !== 'held-notification');
    expect(kinds).toEqual(mailsOfOrdinary);
    expect((await press(link)).text).toContain('It has already been released');
    expect(await enqueued()).toHaveLength(mailsOfOrdinary.length + 1);
    await expect(digest()).rejects.toThrow('all of it is released');
  });
});

describe('releasing', () => {
  const releaseLink = async (body: object = goodBodies.contact) => {
    await api.post(forms.contact.path, body, robot);
    await enqueueQuarantineDigest(manager());
    return linksIn(await digest())[0] ?? '';
  };

  it('releasing a lead keeps to the mailbox allowance', async () => {
    for (const message of ['One', 'Two']) await api.post(forms.contact.path, { ...goodBodies.contact, message });
    const link = await releaseLink({ ...goodBodies.contact, message: 'Three' });
    await press(link);
    const kinds = (await enqueued()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-confirmation')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'contact-notification')).toHaveLength(3);
    expect(await api.sql(`SELECT visitor_not_mailed FROM contact_submissions WHERE released_at IS NOT NULL`)).toEqual([
      { visitor_not_mailed: true },
    ]);
  });

  it('releasing a lead asks the calendar for the day that the message names', async () => {
    const brief = { venue: 'skyline-stage', date: goodBodies.tour.preferredDate, guests: 80 };
    const link = await releaseLink({ ...goodBodies.contact, brief });
    expect(await api.sql('SELECT FROM bookings')).toHaveLength(0);
    await press(link);
    expect(await api.sql('SELECT venue FROM bookings')).toEqual([{ venue: 'skyline-stage' }]);
  });

  it('releasing a lead is for the link of our own mail, and for our own page alone', async () => {
    const link = await releaseLink();
    expect((await fetch(`${link.slice(0, -3)}AAA`)).status).toBe(404);
    expect((await fetch(link, { method: 'POST', headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    await api.sql('DELETE FROM contact_submissions');
    expect((await fetch(link)).status).toBe(404);
  });
});
