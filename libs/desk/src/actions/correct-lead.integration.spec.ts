// Rules: visitor.language, desk.corrections, desk.versions, desk.callers
import { randomUUID } from 'node:crypto';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import type { LeadByHand } from '@mainstage/contracts/desk/leads';
import { correctAddress } from '../delivery/correct-address';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import { Booking } from '@mainstage/bookings/entities/booking';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { LeadChangedMeanwhile } from '../desk-error';
import { leadDetail } from '../detail/lead-detail';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { takeOverLeads } from '../take-over/take-over';
import { correctLead } from './correct-lead';
import { carryOutErasures, requestErasure } from './erase-lead';
import { FieldsRejected } from './fields-rejected';
import { leadsCsv } from '../list/lead-csv';
import { addLeadByHand } from './lead-by-hand';

const lena = 'lena@venue.example';
const phone = '+49 69 90009-121';
const settings = {
  mailbox: undefined,
  secret: 'a-secret-of-the-test-that-is-long-enough',
  mailFrom: 'hello@venue.example',
};

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.stop());

/** An option as the desk makes it. */
async function optionFor(
  leadId: string,
  place: { venue: string; day: string; hire: 'evening' },
): Promise<{ id: string }> {
  const { name, email } = await desk.manager.findOneByOrFail(DeskLead, { leadId });
  const request = { ...place, origin: 'sales' as const, lead: { form: 'contact', id: leadId } };
  const { id } = await requestBooking(desk.manager, { ...request, client: { name, ...(email && { email }) } }, 'Lena');
  await makeOption({ manager: desk.manager }, id, 'Lena');
  return { id };
}

const show = (id: string) => leadDetail(desk.manager, id, lena, settings);
const day = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);

async function confirmationTo(leadId: string, toAddress: string): Promise<void> {
  await desk.manager.insert(Mail, {
    ...{ id: randomUUID(), kind: 'contact-confirmation', form: 'contact', leadId, recipient: 'visitor', toAddress },
    ...{ status: 'dead', finishedAt: new Date() },
  });
}

describe('a correction of a lead', () => {
  it('is in the form’s row, at the desk and in the history, with who, before and after', async () => {
    const id = await desk.lead({
      brief_venue: 'skyline-stage',
      brief_date: day,
      brief_guests: 180,
      company: 'Engines',
    });
    const heard = await desk.hear(() =>
      correctLead(
        desk.manager,
        id,
        { version: 1, lastName: 'Lovelace', phone, guests: 120, layout: 'banquet', company: null, venue: 'sky-lounge' },
        lena,
      ),
    );
    expect(heard).toEqual([`${id} 2`]);
    expect(await desk.manager.findOneByOrFail(ContactSubmission, { id })).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Lovelace', company: null, briefGuests: 120, briefLayout: 'banquet' },
    });
    const lead = await show(id);
    expect(lead).toMatchObject({ name: 'Ada Lovelace', phone, venue: 'sky-lounge', company: null, version: 2 });
    expect(lead.details).toMatchObject({ guests: 120, layout: 'banquet', date: day });
    expect(lead.fields).toContainEqual({ label: 'Guests of the event', value: '120' });
    expect(lead.timeline.find(({ title }) => title === 'Corrected')).toMatchObject({
      by: lena,
      text: [
        ...['Last name: Byron → Lovelace', `Telephone: none → ${phone}`, 'Company: Engines → none'],
        ...['Venue: Skyline Stage → Sky Lounge', 'Guests: 180 → 120', 'Layout: none → Banquet'],
      ].join('\n'),
    });
  });

  it('of the language is in the form’s row, at the desk and in the history', async () => {
    const ids = [await desk.lead(), await desk.booking('business_event')];
    await takeOverLeads(desk.manager);
    expect((await Promise.all(ids.map(show))).map(({ language }) => language)).toEqual(['en', 'de']);
    await correctLead(desk.manager, ids[0]!, { version: 1, language: 'de' }, lena);
    await correctLead(desk.manager, ids[1]!, { version: 1, language: 'en' }, lena);
    expect(await desk.manager.findOneByOrFail(ContactSubmission, { id: ids[0]! })).toMatchObject({ language: 'de' });
    expect(await desk.manager.findOneByOrFail(TourBooking, { id: ids[1]! })).toMatchObject({ language: 'en' });
    const lead = await show(ids[0]!);
    expect(lead).toMatchObject({ language: 'de', version: 2, details: { language: 'de' } });
    expect(lead.timeline.find(({ title }) => title === 'Corrected')).toMatchObject({
      ...{ by: lena, text: 'Language: English → German' },
    });
    expect(leadsCsv([lead])).toContain('"German"');
  });

  it('of a tour is in what was typed too, so that mails show it', async () => {
    const id = await desk.booking('tour', {
      typed: JSON.stringify({ fullName: 'Ada Byron', email: 'ada@example.com' }),
    });
    await takeOverLeads(desk.manager);
    await correctLead(
      desk.manager,
      id,
      { version: 1, fullName: 'Grace Hopper', tourDate: '2030-05-16', tourTime: '11:00', tourGuests: 4, phone },
      lena,
    );
    const row = await desk.manager.findOneByOrFail(TourBooking, { id });
    expect(row).toMatchObject({
      fullName: 'Grace Hopper',
      preferredDate: '2030-05-16',
      numberOfGuests: 4,
      phoneE164: '+496990009121',
    });
    expect(row.typed).toEqual({
      ...{ fullName: 'Grace Hopper', email: 'ada@example.com', phoneNumber: phone, numberOfGuests: 4 },
      ...{ preferredDate: '2030-05-16', preferredTime: '11:00' },
    });
    expect((await show(id)).date).toBe('2030-05-16');
  });

  it('of an email address sends what did not arrive again, once in the history', async () => {
    const id = await desk.lead({ email: 'ada@exampel.com' });
    await confirmationTo(id, 'ada@exampel.com');
    await correctLead(desk.manager, id, { version: 1, email: 'ada@example.com' }, lena);
    expect(await desk.manager.findBy(Mail, { leadId: id, status: 'due' })).toMatchObject([
      { toAddress: 'ada@example.com' },
    ]);
    const titles = (await show(id)).timeline.map(({ title, text }) => `${title}: ${text}`);
    expect(titles.filter((title) => title.includes('ada@exampel.com'))).toEqual([
      'Corrected: Email address: ada@exampel.com → ada@example.com',
    ]);
  });

  it('does not overwrite what the visitor corrected since', async () => {
    const id = await desk.lead({ email: 'ada@exampel.com' });
    await confirmationTo(id, 'ada@exampel.com');
    await correctAddress(desk.manager, id, 'ada@example.org', () => true);
    await expect(correctLead(desk.manager, id, { version: 1, email: 'ada@example.net' }, lena)).rejects.toThrow(
      LeadChangedMeanwhile,
    );
    expect((await show(id)).email).toBe('ada@example.org');
  });

  it('is in the bookings of the lead', async () => {
    const id = await desk.lead();
    const { id: booking } = await optionFor(id, { venue: 'sky-lounge', day, hire: 'evening' });
    await correctLead(
      desk.manager,
      id,
      { version: 1, lastName: 'Lovelace', company: 'Engines', email: 'a@example.org' },
      lena,
    );
    expect(await desk.manager.findOneByOrFail(Booking, { id: booking })).toMatchObject({
      ...{ client: 'Ada Lovelace, Engines', clientEmail: 'a@example.org' },
    });
  });

  it('is refused for fields that the form does not have, and for what it needs', async () => {
    const id = await desk.lead();
    for (const correction of [{ tourDate: day }, { lastName: null as never }, { email: null }])
      await expect(correctLead(desk.manager, id, { version: 1, ...correction }, lena)).rejects.toThrow(FieldsRejected);
    expect((await show(id)).version).toBe(1);
  });

  it('is made once where its answer was lost, and changes nothing where nothing differs', async () => {
    const id = await desk.lead();
    const correction = { version: 1, company: 'Engines', key: randomUUID() };
    await correctLead(desk.manager, id, correction, lena);
    expect(await correctLead(desk.manager, id, correction, lena)).toMatchObject({ version: 2 });
    expect(await correctLead(desk.manager, id, { version: 2, company: 'Engines' }, lena)).toMatchObject({ version: 2 });
  });
});

describe('a caller without an email address', () => {
  const caller = (changes: Partial<LeadByHand> = {}): LeadByHand => ({
    ...{ kind: 'contact', source: 'telephone', clock: true, phone },
    fields: { firstName: 'Ada', lastName: 'Byron', message: 'Rings again on Monday' },
    ...changes,
  });

  it('is entered with a telephone number, whatever the kind, and is owed no mail', async () => {
    const ids = [
      await addLeadByHand(desk.manager, caller(), lena),
      await addLeadByHand(
        desk.manager,
        caller({ kind: 'tour', fields: { fullName: 'Ada Byron', preferredDate: day, preferredTime: '10:00' } }),
        lena,
      ),
      await addLeadByHand(
        desk.manager,
        caller({ kind: 'business-event', fields: { firstName: 'Ada', lastName: 'Byron', company: 'Engines' } }),
        lena,
      ),
    ];
    for (const id of ids) {
      const lead = await show(id);
      expect(lead).toMatchObject({ email: null, phone, others: [], mails: [] });
      expect(lead.fields.map(({ label }) => label)).not.toContain('Email');
      expect(lead.fields).toContainEqual({ label: 'Phone', value: phone });
    }
  });

  it('is refused without either', async () => {
    await expect(addLeadByHand(desk.manager, caller({ phone: undefined }), lena)).rejects.toMatchObject({
      errors: [{ field: 'fields.email', code: 'required' }],
    });
  });

  it('gets no mail about an option, and one once the address is known', async () => {
    const id = await addLeadByHand(desk.manager, caller(), lena);
    const { id: booking } = await optionFor(id, { venue: 'skyline-stage', day, hire: 'evening' });
    expect(await desk.manager.findBy(Mail, { leadId: booking, recipient: 'visitor' })).toEqual([]);
    await correctLead(desk.manager, id, { version: 1, email: 'ada@example.org' }, lena);
    expect((await show(id)).email).toBe('ada@example.org');
  });

  it('is erased alone', async () => {
    const [id, other] = [
      await addLeadByHand(desk.manager, caller(), lena),
      await addLeadByHand(desk.manager, caller(), lena),
    ];
    await requestErasure(desk.manager, id, lena);
    await carryOutErasures(desk.manager, settings.secret);
    expect(await desk.manager.existsBy(DeskLead, { leadId: id })).toBe(false);
    expect(await desk.manager.existsBy(DeskLead, { leadId: other })).toBe(true);
  });
});
