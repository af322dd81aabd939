// Rules: visits.answer
import { answerBy } from './reply-deadline';

describe('the reply deadline', () => {
  it.each([
    ['Wednesday morning: the same time on Thursday', '2026-07-01T09:24:00+02:00', '2026-07-02T09:24:00+02:00'],
    ['Friday afternoon: the same time on Monday', '2026-07-03T15:00:00+02:00', '2026-07-06T15:00:00+02:00'],
    ['Saturday: Monday, before the house closes', '2026-07-04T10:00:00+02:00', '2026-07-06T17:00:00+02:00'],
    [
      'late in the evening: before the house closes the next day',
      '2026-07-01T22:00:00+02:00',
      '2026-07-02T17:00:00+02:00',
    ],
    [
      'before the house opens: the same day, since its end is the last moment',
      '2026-07-01T06:00:00+02:00',
      '2026-07-01T17:00:00+02:00',
    ],
    ['the day before Christmas: holidays do not count', '2026-12-24T12:00:00+01:00', '2026-12-28T12:00:00+01:00'],
    ['over the change of the clocks', '2026-10-23T10:00:00+02:00', '2026-10-26T10:00:00+01:00'],
  ])('keeps to opening hours: %s', (_, received, by) => {
    expect(answerBy(new Date(received))).toEqual(new Date(by));
  });
});
