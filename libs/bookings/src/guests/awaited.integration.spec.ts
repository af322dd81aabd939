import { Booking } from '../entities/booking';
import { roomsAwaited } from './guests-awaited';
import { listedBooking } from '../list';
import { type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { makeDefinite } from '../use-cases/make-definite';
import { optionsAwaited } from './awaited';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const awaitedBy = async (id: string) =>
  (await optionsAwaited(calendar.manager, (await listedBooking(calendar.manager, id))!)).map((other) => other.id);

// Rule: floors.reserved
describe('an option that waits for guests', () => {
  it('waits for the first options of its floor, and sales sees for whom they are', async () => {
    const day = calendar.freshDay();
    await makeDefinite(calendar, (await calendar.request('sky-terrace', day, 'full-day', 20)).id, 'Ada');
    const first = await calendar.option('skyline-stage', day, 150);
    await calendar.option('liberty-stage', day, 20);
    const waiting = await calendar.option('sky-lounge', day, 80);
    expect(await awaitedBy(waiting.id)).toEqual([first.id]);
    const [awaited] = await optionsAwaited(calendar.manager, (await listedBooking(calendar.manager, waiting.id))!);
    expect(awaited!.who).toMatch(/^Client \d+$/);
    const row = await calendar.manager.findOneByOrFail(Booking, { id: waiting.id });
    expect(await roomsAwaited(calendar.manager, row)).toEqual(['Skyline Stage']);
  });

  it('is told apart from one that waits in line, which waits for no guests', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('skyline-stage', day, 150);
    expect([await awaitedBy(first.id), await awaitedBy(second.id)]).toEqual([[], []]);
    const row = await calendar.manager.findOneByOrFail(Booking, { id: second.id });
    expect(await roomsAwaited(calendar.manager, row)).toEqual([]);
  });
});
