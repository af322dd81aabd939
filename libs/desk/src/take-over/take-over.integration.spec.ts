// Rules: desk.take-over, visits.answer
import { answerBy } from '@mainstage/calendar/days/reply-deadline';
import { DeskLead } from '../entities/desk-lead';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { releaseQuarantined } from './release-lead';
import { takeOverLeads } from './take-over';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.stop());

const leadOf = (leadId: string) => desk.manager.findOneByOrFail(DeskLead, { leadId });

describe('a lead that came in', () => {
  it('an incoming lead is taken over with its clock, once, however many processes do it', async () => {
    const id = await desk.contact({ brief_venue: 'skyline-stage', brief_date: '2030-05-14' });
    const counts = await Promise.all([1, 2, 3].map(() => takeOverLeads(desk.manager)));
    expect(counts.reduce((one, other) => one + other)).toBe(1);
    const lead = await leadOf(id);
    expect(lead).toMatchObject({
      ...{ form: 'contact', source: 'website', state: 'new', owner: null, version: 1, quarantined: false },
      ...{ venue: 'skyline-stage', eventDate: '2030-05-14', tourDate: null, answeredAt: null },
    });
    expect(lead.answerBy).toEqual(answerBy(lead.receivedAt));
    expect(lead.firstAnswerBy).toEqual(lead.answerBy);
  });

  it('an incoming lead shows the day of a tour, and what an applicant wrote', async () => {
    const tour = await desk.booking('tour', { preferred_date: '2030-05-15' });
    const application = await desk.booking('business_event', {
      typed: JSON.stringify({ message: 'We would like to come' }),
    });
    await takeOverLeads(desk.manager);
    expect(await leadOf(tour)).toMatchObject({ form: 'tour', tourDate: '2030-05-15' });
    expect(await leadOf(application)).toMatchObject({
      form: 'business-event',
      message: 'We would like to come',
      tourDate: null,
    });
  });

  it('an incoming lead is not on the desk where it is a sign-up for the webinar', async () => {
    const id = await desk.booking('webinar', {
      webinar_starts_at: '2030-07-18T09:00:00Z',
      webinar_status: 'confirmed',
    });
    await takeOverLeads(desk.manager);
    expect(await desk.manager.existsBy(DeskLead, { leadId: id })).toBe(false);
  });

  it('an incoming lead has no clock where it is found a week after its answer was due', async () => {
    const id = await desk.contact({ created_at: new Date(Date.now() - 20 * 86_400_000) });
    await takeOverLeads(desk.manager);
    expect(await leadOf(id)).toMatchObject({ state: 'new', answerBy: null, clockStartedAt: null, firstAnswerBy: null });
  });

  it('an incoming lead is spam without a clock where it is quarantined, and gets one on release', async () => {
    const id = await desk.contact({ suspicions: ['trap'] });
    await takeOverLeads(desk.manager);
    expect(await leadOf(id)).toMatchObject({ state: 'spam', quarantined: true, answerBy: null });
    const release = () => desk.manager.transaction((own) => releaseQuarantined(own, 'contact', id));
    expect([await release(), await release()]).toEqual(['done', 'again']);
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ state: 'new', quarantined: false, version: 2 });
    expect(lead.answerBy).toEqual(answerBy(lead.clockStartedAt!));
  });

  it('an incoming lead is announced when it is committed', async () => {
    const id = await desk.contact();
    const heard = await desk.hear(() => takeOverLeads(desk.manager));
    expect(heard).toEqual([`${id} 1`]);
  });
});

describe('a lead that cannot be taken over', () => {
  it('a lead that cannot be taken over holds up none of the others, and comes when it can', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push(await desk.contact());
    const broken = ids[4]!;
    await desk.manager.query(
      `CREATE FUNCTION refuse_lead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.lead_id = '${broken}' THEN RAISE 'planted fault'; END IF; RETURN NEW; END $$`,
    );
    await desk.manager.query(
      'CREATE TRIGGER refused BEFORE INSERT ON desk_leads FOR EACH ROW EXECUTE FUNCTION refuse_lead()',
    );
    const failures: string[] = [];
    const takeOver = () => takeOverLeads(desk.manager, (leadId) => failures.push(leadId));
    expect([await takeOver(), failures]).toEqual([8, [broken]]);
    expect(await takeOver()).toBe(0);
    await desk.manager.query('DROP TRIGGER refused ON desk_leads');
    expect([await takeOver(), (await leadOf(broken)).state]).toEqual([1, 'new']);
  });
});
