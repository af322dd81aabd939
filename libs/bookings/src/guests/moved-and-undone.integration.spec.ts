// Rules: floors.reserved, calendar.undo
import { randomUUID } from 'node:crypto';
import { audit } from '../testing/audit';
import { type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { cancel, release } from '../use-cases/end';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { move } from '../use-cases/move';
import { undo } from '../use-cases/undo';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const definite = async (venue: string, day: string, guests: number) =>
  makeDefinite(calendar, (await calendar.request(venue, day, 'full-day', guests)).id, 'Ada');
const newPress = () => ({ id: randomUUID(), mailsWait: 10 });
const faults = async () =>
  Object.fromEntries(Object.entries(await audit(calendar.manager)).filter(([, count]) => count > 0));
afterEach(async () => expect(await faults()).toEqual({}));

describe('a definite booking that is moved', () => {
  it('ends the options that wait for guests which it has now', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    await calendar.option('skyline-stage', day, 30);
    const waiting = await calendar.option('sky-lounge', day, 170);
    expect(waiting.waits_for_guests).toBe(true);
    const { id } = await definite('sky-terrace', other, 40);
    await move(calendar, id, { venue: 'sky-terrace', day, hire: 'full-day' }, 'Ada');
    expect(await calendar.stateOf(waiting.id)).toBe('released');
    expect(await calendar.mailsOf(waiting.id)).toContain('booking-gave-way to client');
  });
});

describe('a request that becomes definite', () => {
  it('ends the options that wait for guests which it has now', async () => {
    const day = calendar.freshDay();
    await calendar.option('skyline-stage', day, 30);
    const waiting = await calendar.option('sky-lounge', day, 170);
    await definite('sky-terrace', day, 40);
    expect(await calendar.stateOf(waiting.id)).toBe('released');
  });
});

describe('a press that is undone', () => {
  it('takes no guests from a first option given in the meantime', async () => {
    const day = calendar.freshDay();
    const { id } = await definite('skyline-stage', day, 150);
    const press = newPress();
    await cancel({ ...calendar, press }, id, 'Ada');
    const option = await calendar.option('sky-lounge', day, 100);
    const { kept } = await undo(calendar, press.id, 'Ada');
    expect(kept).toMatch(/Sky Lounge for Client \d+: 100, first option/);
    expect([await calendar.stateOf(id), await calendar.stateOf(option.id)]).toEqual(['cancelled', 'option 1']);
  });

  it('takes no room from a first option given in the meantime', async () => {
    const day = calendar.freshDay();
    const { id } = await definite('skyline-stage', day, 150);
    const press = newPress();
    await cancel({ ...calendar, press }, id, 'Ada');
    const option = await calendar.option('skyline-stage', day, 10);
    const { kept } = await undo(calendar, press.id, 'Ada');
    expect(kept).toMatch(/Skyline Stage/);
    expect([await calendar.stateOf(id), await calendar.stateOf(option.id)]).toEqual(['cancelled', 'option 1']);
  });

  it('ends an option of the meantime that can never become definite now', async () => {
    const day = calendar.freshDay();
    const { id } = await definite('skyline-stage', day, 60);
    await calendar.option('sky-terrace', day, 40);
    const press = newPress();
    await cancel({ ...calendar, press }, id, 'Ada');
    const waiting = await calendar.option('sky-lounge', day, 160);
    expect(await calendar.stateOf(waiting.id)).toBe('option 2');
    expect(await undo(calendar, press.id, 'Ada')).toMatchObject({ kept: null });
    expect(await calendar.stateOf(id)).toBe('definite');
    expect(await calendar.stateOf(waiting.id)).toBe('released');
  });

  it('lets an option of the meantime move up that waits for what is free again', async () => {
    const day = calendar.freshDay();
    const press = newPress();
    const { id: requested } = await calendar.request('skyline-stage', day, 'full-day', 150);
    const { id } = await makeOption({ ...calendar, press }, requested, 'Ada');
    const second = await calendar.option('skyline-stage', day, 10);
    const waiting = await calendar.option('sky-lounge', day, 80);
    expect([second.rank, waiting.rank]).toEqual([2, 2]);
    await undo(calendar, press.id, 'Ada');
    const states = await Promise.all([id, second.id, waiting.id].map(calendar.stateOf));
    expect(states).toEqual(['requested', 'option 1', 'option 1']);
    expect(await calendar.mailsOf(waiting.id)).toContain('booking-moved-up to client');
  });

  it('puts no first option back beside one that has its guests by now', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 100);
    const press = newPress();
    await release({ ...calendar, press }, first.id, 'Ada');
    const late = await calendar.option('sky-lounge', day, 150);
    expect((await undo(calendar, press.id, 'Ada')).kept).toMatch(/Sky Lounge/);
    expect([await calendar.stateOf(first.id), await calendar.stateOf(late.id)]).toEqual(['released', 'option 1']);
  });
});
