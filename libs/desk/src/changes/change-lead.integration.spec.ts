// Rules: desk.versions, desk.once, desk.states
import { DeskEntry } from '../entities/desk-entry';
import { LeadChangedMeanwhile, LeadNotFound } from '../desk-error';
import { Mail } from '@mainstage/database/entities/mail';
import { releaseSpam } from '../actions/release-spam';
import { mailLead } from '../mails/mail-lead';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { addNote } from './add-note';
import { changeLead } from './change-lead';

const lena = 'lena@venue.example';
const tom = 'tom@venue.example';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.stop());

const entriesOf = async (leadId: string) =>
  (await desk.manager.find(DeskEntry, { where: { leadId }, order: { id: 'ASC' } })).map(({ by, kind, title, text }) => [
    by,
    kind,
    title,
    text,
  ]);

describe('a change of a lead', () => {
  it('is written with its entry and announced with the new version', async () => {
    const id = await desk.lead();
    const heard = await desk.hear(async () => {
      expect(await changeLead(desk, id, { version: 1, state: 'taken' }, lena)).toMatchObject({
        ...{ id, state: 'taken', owner: lena, version: 2 },
      });
    });
    expect(heard).toEqual([`${id} 2`]);
    expect(await entriesOf(id)).toEqual([[lena, 'change', 'Taken', null]]);
  });

  it('is refused for the second of two to a version, who is shown the first', async () => {
    const id = await desk.lead();
    const results = await Promise.allSettled(
      [lena, tom].map((by) => changeLead(desk, id, { version: 1, state: 'taken' }, by)),
    );
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(done).toHaveLength(1);
    expect(failed).toHaveLength(1);
    expect(failed[0]).toBeInstanceOf(LeadChangedMeanwhile);
    expect((failed[0] as LeadChangedMeanwhile).current).toEqual(done[0]);
  });

  it('a change of a lead that changes nothing leaves the version as it is', async () => {
    const id = await desk.lead();
    await changeLead(desk, id, { version: 1, owner: lena }, lena);
    expect(await changeLead(desk, id, { version: 2, owner: lena }, tom)).toMatchObject({ version: 2 });
  });

  it('is refused for a lead that is not on the desk', async () => {
    await expect(changeLead(desk, crypto.randomUUID(), { version: 1, owner: lena }, lena)).rejects.toThrow(
      LeadNotFound,
    );
  });
});

describe('handing a lead over', () => {
  it('tells whom it is handed to by mail, and nobody who takes it', async () => {
    const id = await desk.lead();
    await changeLead(desk, id, { version: 1, owner: lena }, lena);
    await changeLead(desk, id, { version: 2, owner: tom }, lena);
    const mails = await desk.manager.findBy(Mail, { leadId: id, kind: 'desk-handed-over' });
    expect(mails.map(({ recipient, toAddress, status }) => [recipient, toAddress, status])).toEqual([
      ['team', tom, 'due'],
    ]);
    expect(await mailLead(desk.manager, desk.team, id)).toMatchObject({
      ownerAddress: tom,
      handedOverBy: 'Lena Brandt',
    });
    await changeLead(desk, id, { version: 3, owner: lena }, lena);
    expect(await mailLead(desk.manager, desk.team, id)).toMatchObject({ ownerAddress: lena, handedOverBy: null });
  });
});

describe('a press whose answer was lost', () => {
  it('is carried out once, however often it is sent', async () => {
    const id = await desk.lead();
    const key = crypto.randomUUID();
    const change = { version: 1, state: 'answered', answeredBy: 'telephone', note: 'Calls back', key } as const;
    const done = await changeLead(desk, id, change, lena);
    expect(await changeLead(desk, id, change, lena)).toEqual(done);
    const note = { text: 'Rang twice', key: crypto.randomUUID() };
    for (let n = 0; n < 2; n += 1) await addNote(desk.manager, id, note, tom);
    expect(await entriesOf(id)).toEqual([
      [lena, 'answer', 'Answered by telephone', 'Calls back'],
      [tom, 'note', 'Note', 'Rang twice'],
    ]);
  });
});

describe('a lead that is marked as spam', () => {
  it('forgets its content, so that the same words can be sent again', async () => {
    const [spam, other] = [await desk.lead(), await desk.lead()];
    for (const id of [spam, other])
      await desk.manager.query(
        `INSERT INTO recent_submissions (form, content_hash, answer) VALUES ('contact', decode(md5($1), 'hex'), jsonb_build_object('id', $1))`,
        [id],
      );
    await changeLead(desk, spam, { version: 1, state: 'spam' }, lena);
    expect(
      await desk.manager.query(`SELECT answer->>'id' AS id FROM recent_submissions WHERE answer->>'id' IN ($1, $2)`, [
        spam,
        other,
      ]),
    ).toEqual([{ id: other }]);
  });
});

describe('a lead that was marked as spam by mistake', () => {
  it('has its old state, owner and clock again', async () => {
    const id = await desk.lead();
    const { answerBy, version } = await changeLead(desk, id, { version: 1, state: 'taken' }, tom);
    await changeLead(desk, id, { version, state: 'spam' }, lena);
    expect(await releaseSpam(desk.manager, id, lena)).toMatchObject({ state: 'taken', owner: tom, answerBy });
    const answered = await changeLead(desk, id, { version: 4, state: 'answered' }, tom);
    await changeLead(desk, id, { version: 5, state: 'spam' }, lena);
    expect(await releaseSpam(desk.manager, id, lena)).toMatchObject({
      ...{ state: 'answered', answeredAt: answered.answeredAt },
    });
    const lost = await changeLead(desk, id, { version: 7, state: 'lost', lostReason: 'price' }, tom);
    await changeLead(desk, id, { version: lost.version, state: 'spam' }, lena);
    expect(await releaseSpam(desk.manager, id, lena)).toMatchObject({ state: 'lost', lostReason: 'price' });
  });
});

describe('a note', () => {
  it('is stored as typed, announced, and conflicts with nothing', async () => {
    const id = await desk.lead();
    const text = 'Wants <b>breakfast</b> for 80\nand a stage';
    expect(await desk.hear(() => addNote(desk.manager, id, { text }, tom))).toEqual([`${id} 1`]);
    expect(await entriesOf(id)).toEqual([[tom, 'note', 'Note', text]]);
  });
});
