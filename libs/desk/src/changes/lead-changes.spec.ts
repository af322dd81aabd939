// Rules: desk.states, visits.answer
import type { LeadChange } from '@mainstage/contracts/desk/leads';
import type { DeskLead } from '../entities/desk-lead';
import { clockFrom } from '../take-over/desk-rows';
import { SalesTeam } from '../team/sales-team';
import { planChange } from './lead-changes';

const lena = 'lena@venue.example';
const tom = 'tom@venue.example';
const ida = 'ida@venue.example';
const team = new SalesTeam([
  { name: 'Lena Brandt', email: lena, right: 'lead' },
  { name: 'Tom Becker', email: tom, right: 'member' },
  { name: 'Ida Lang', email: ida, right: 'read' },
]);
const received = new Date('2030-05-14T08:00:00Z');
const now = new Date('2030-05-14T10:00:00Z');

const lead = (columns: Partial<DeskLead> = {}) =>
  ({
    ...{ state: 'new', owner: null, lostReason: null, nextStep: null, nextStepDue: null, firstAnsweredAt: null },
    ...clockFrom(received),
    ...columns,
  }) as DeskLead;

const plan = (before: Partial<DeskLead>, change: Omit<LeadChange, 'version'>) => {
  const { columns, entries } = planChange({
    lead: lead(before),
    change: { version: 1, ...change },
    by: lena,
    now,
    team,
  });
  return { columns, titles: entries.map(({ title }) => title) };
};

describe('a change of a lead', () => {
  it.each([[{ state: 'taken' }], [{ owner: lena }], [{ state: 'taken', owner: lena }]] as const)(
    'a change of a lead gives it to whoever takes it, in one entry: %j',
    (change) => expect(plan({}, change)).toEqual({ columns: { state: 'taken', owner: lena }, titles: ['Taken'] }),
  );

  it('a change of a lead hands it over by name', () => {
    const handedOver = { columns: { owner: tom }, titles: ['Handed over to Tom Becker'] };
    expect(plan({ state: 'taken', owner: lena }, { owner: tom })).toEqual(handedOver);
    expect(plan({}, { state: 'taken', owner: tom }).titles).toEqual(handedOver.titles);
  });

  it('a change of a lead makes it new again where its owner gives it back', () => {
    expect(plan({ state: 'taken', owner: lena }, { owner: null }).columns).toEqual({ owner: null, state: 'new' });
  });

  it('a change of a lead refuses an owner who is not in the team, or only reads', () => {
    for (const owner of ['eve@example.com', ida])
      expect(() => plan({}, { owner })).toThrow('This person does not answer leads');
  });

  it('a change of a lead stops the clock with an answer, and gives the lead to who answered', () => {
    expect(plan({}, { state: 'answered', answeredBy: 'telephone' })).toEqual({
      columns: {
        owner: lena,
        state: 'answered',
        answeredAt: now,
        firstAnsweredAt: now,
        nextAlarmAt: null,
        repliedAt: null,
      },
      titles: ['Answered by telephone'],
    });
  });

  it('a change of a lead keeps the time of the first answer with a second one', () => {
    const first = { answeredAt: received, firstAnsweredAt: received };
    expect(plan({ state: 'answered', owner: tom, ...first }, { state: 'answered' }).columns).toMatchObject(first);
  });

  it('a change of a lead starts the clock anew with a lead that is reopened, and keeps the first promise', () => {
    const { columns, titles } = plan(
      { state: 'lost', lostReason: 'price', owner: tom, answeredAt: received, firstAnsweredAt: received },
      { state: 'taken' },
    );
    expect(titles).toEqual(['Reopened']);
    expect(columns).toEqual({
      ...{ state: 'taken', lostReason: null, answeredAt: null },
      ...clockFrom(now),
    });
  });

  it('a change of a lead says why a lead was lost, and refuses to lose one without a reason', () => {
    expect(plan({ owner: lena }, { state: 'lost', lostReason: 'date-taken' })).toEqual({
      columns: { state: 'lost', lostReason: 'date-taken', nextAlarmAt: null, repliedAt: null },
      titles: ['Lost: the date was taken'],
    });
    expect(() => plan({}, { state: 'lost' })).toThrow('Say why');
  });

  it('reminds nobody of spam, keeps what it was, and lets nobody work on it before it is released', () => {
    expect(plan({ state: 'lost', lostReason: 'price' }, { state: 'spam' }).columns).toEqual({
      ...{ state: 'spam', nextAlarmAt: null, lostReason: null },
      beforeSpam: { state: 'lost', lostReason: 'price' },
    });
    expect(() => plan({ state: 'spam' }, { state: 'taken' })).toThrow('Not spam first');
  });

  it('stores what was said with what was done, under the key of the press', () => {
    const key = crypto.randomUUID();
    const { entries } = planChange({
      lead: lead(),
      change: { version: 1, state: 'answered', answeredBy: 'telephone', note: 'Prefers the evening', key },
      ...{ by: lena, now, team },
    });
    expect(entries).toEqual([
      { kind: 'answer', title: 'Answered by telephone', text: 'Prefers the evening', requestKey: key },
    ]);
  });

  it('a change of a lead notes what is to be done next, and when', () => {
    const nextStep = { what: 'Send the offer', due: '2030-05-16' };
    expect(plan({}, { nextStep })).toEqual({
      columns: { nextStep: 'Send the offer', nextStepDue: '2030-05-16', nextStepTime: null },
      titles: ['Next step: Send the offer, Thu 16 May 2030'],
    });
    const known = { nextStep: nextStep.what, nextStepDue: nextStep.due, nextStepTime: null };
    expect(plan(known, { nextStep: null }).titles).toEqual(['Done or dropped: Send the offer']);
    expect(plan(known, { nextStep })).toEqual({ columns: {}, titles: [] });
  });
});
