// Rules: visits.answer, desk.alarms
import { alarmTimes } from './alarm-times';
import { businessTimeBetween } from './business-time';
import { answerBy } from './reply-deadline';
import { minuteTable } from './testing/minute-table';
import { randomInstants } from './testing/random-instants';

const iso = (text: string) => new Date(text);

describe('the alarms of a lead', () => {
  it.each([
    [
      'received in business hours: half of them is over at the end of the day, three quarters in the morning',
      ['2026-07-01T12:45:00+02:00', '2026-07-01T17:00:00+02:00', '2026-07-02T10:37:30+02:00'],
      ['2026-07-02T08:30:00+02:00', '2026-07-02T12:45:00+02:00'],
    ],
    [
      'received on a Saturday: all on Monday, and the last on Tuesday as the deadline is closing time',
      ['2026-07-04T10:00:00+02:00', '2026-07-06T12:45:00+02:00', '2026-07-06T14:52:30+02:00'],
      ['2026-07-06T12:45:00+02:00', '2026-07-07T08:30:00+02:00'],
    ],
  ])('the alarms of a lead %s', (_, [received = '', , threeQuarters = ''], [halfWay = '', overdue = '']) => {
    expect(alarmTimes(iso(received))).toEqual({
      halfWay: iso(halfWay),
      threeQuarters: iso(threeQuarters),
      overdue: iso(overdue),
    });
  });
});

/** `npm run proof:samples` computes a hundred times as many, over seventeen years. */
const factor = Number(process.env['PROOF_FACTOR'] ?? 1);
const end = factor > 1 ? 2041 : 2028;

describe('random moments from 2024 on', () => {
  const table = minuteTable(2024, end);
  const instants = randomInstants(1000 * factor, '2024-01-01', `${end}-01-01`);

  it('have the reply deadline that a second, minute-by-minute computation finds', () => {
    const wrong = instants.filter((at) => answerBy(new Date(at)).getTime() !== table.answerBy(at));
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it('have every alarm within business hours of a working day, in order, at its share', () => {
    const wrong = instants.filter((at) => {
      const { halfWay, threeQuarters, overdue } = alarmTimes(new Date(at));
      const alarms = [halfWay, threeQuarters, overdue].map((alarm) => alarm.getTime());
      const ordered = at < alarms[0]! && alarms[0]! < alarms[1]! && alarms[1]! < alarms[2]!;
      const total = table.businessMinutes(at, table.answerBy(at));
      const shares = alarms.map((alarm) => table.businessMinutes(at, alarm) / total);
      const right = [0.5, 0.75, 1].every((share, index) => Math.abs(shares[index]! - share) <= 2 / total);
      return !(ordered && right && alarms.every((alarm) => table.isBusinessTime(alarm)));
    });
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it('have as much business time before the deadline as is counted minute by minute', () => {
    const wrong = instants.slice(0, 10_000).filter((at) => {
      const by = table.answerBy(at);
      return Math.abs(businessTimeBetween(at, by) / 60_000 - table.businessMinutes(at, by)) > 1;
    });
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  });
});
