import { bookedText, freeEveningsText, numberOf, weekTitle } from './summary-text';

// Rules: calendar.summary

describe('the week in the building', () => {
  it.each([
    [{ events: 2, productions: 1, meetings: 14 }, 17, 'two events, one production and 14 meetings'],
    [{ events: 0, productions: 0, meetings: 1 }, 1, 'one meeting'],
    [{ events: 0, productions: 0, meetings: 0 }, 0, ''],
  ])('counts %j', (counts, number, text) => {
    expect([numberOf(counts), bookedText(counts)]).toEqual([number, text]);
  });

  it('names the week that is to come', () => {
    const week = { from: '2026-11-30', to: '2026-12-06' };
    expect(weekTitle(week, '2026-12-01')).toBe('In the house this week');
    expect(weekTitle(week, '2026-11-28')).toBe('In the house next week');
  });

  it.each([
    ['2026-11-24', 3, 'All three main stages are free on three evenings this month.'],
    ['2026-10-28', 1, 'All three main stages are free on one evening in November.'],
    ['2026-11-24', 0, ''],
  ])('on %s says that %i evenings are free', (today, evenings, text) => {
    expect(freeEveningsText({ from: '2026-11-24', to: '2026-11-30', evenings }, today)).toBe(text);
  });
});
