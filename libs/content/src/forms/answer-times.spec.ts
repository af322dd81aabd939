// Rules: desk.promise
import { answerTimesWords, durationText } from './answer-times';

describe('the kept promise in words', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [130, '2 h 10 min'],
    [1500, '25 h'],
  ])('%i minutes are %s', (minutes, text) => expect(durationText(minutes, 'en')).toBe(text));

  const times = { days: 30, leads: 41, medianMinutes: 130, p90Minutes: 600, withinPromise: 0.979 };

  it('the text of the kept promise names the median and the share in time, rounded down', () => {
    expect(answerTimesWords.en.measured(times)).toBe(
      'In the last 30 days: half of all first answers within 2 h 10 min; 97 % in time.',
    );
    expect(answerTimesWords.de.measured(times)).toContain('innerhalb von 2 Std. 10 Min.; 97 % pünktlich');
  });

  it('the text of the kept promise names no median where half of the answers never came', () => {
    expect(answerTimesWords.en.measured({ ...times, medianMinutes: null, withinPromise: 0.4 })).toBe(
      'In the last 30 days 40 % of all first answers came in time.',
    );
  });
});
