import { calendarSummaryText } from './summary-text';

// Rules: calendar.summary

const week = { from: '2026-11-23', to: '2026-11-29', events: 2, productions: 1, meetings: 14 };
const free = { from: '2026-11-24', to: '2026-11-30', evenings: 3 };
const nothing = { events: 0, productions: 0, meetings: 0 };

describe('the line about the calendar', () => {
  it('says what happens this week and how many evenings are free this month', () => {
    expect(calendarSummaryText({ week, free }, '2026-11-24')).toBe(
      'In the house this week: two events, one studio production and 14 meetings. ' +
        'All three main stages are free on three evenings this month.',
    );
  });

  it('names the week and the month that are to come', () => {
    const coming = { from: '2026-12-01', to: '2026-12-31', evenings: 1 };
    const next = { ...week, ...nothing, from: '2026-11-30', to: '2026-12-06', meetings: 1 };
    expect(calendarSummaryText({ week: next, free: coming }, '2026-11-28')).toBe(
      'In the house next week: one meeting. All three main stages are free on one evening in December.',
    );
  });

  it('says nothing where there is nothing to say', () => {
    expect(calendarSummaryText({ week: { ...week, ...nothing }, free: { ...free, evenings: 0 } }, '2026-11-24')).toBe(
      '',
    );
  });
});
