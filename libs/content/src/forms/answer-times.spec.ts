// Rules: desk.promise
import { answerTimesWords, durationText } from './answer-times';

describe('the kept promise in words', () => {
  it.each([
    [0, '0\u00a0min'],
    [45, '45\u00a0min'],
    [60, '1\u00a0h'],
    [130, '2\u00a0h\u00a010\u00a0min'],
    [1500, '25\u00a0h'],
  ])('%i minutes are %s', (minutes, text) => expect(durationText(minutes, 'en')).toBe(text));

  const times = { days: 30, leads: 41, medianMinutes: 130, p90Minutes: 600, withinPromise: 0.979 };

  it('the text of the kept promise names the median and the share in time, rounded down', () => {
    expect(answerTimesWords.en.measured(times)).toBe(
      'Half of all first answers within 2\u00a0h\u00a010\u00a0min (last 30\u00a0days; 97% on time).',
    );
    expect(answerTimesWords.de.measured(times)).toBe(
      'Meist antworten wir in 2\u00a0Std.\u00a010\u00a0Min. (letzte 30\u00a0Tage; 97\u00a0% pünktlich).',
    );
  });

  it('names the time to offer in both languages', () => {
    const offers = { days: 30, leads: 24, medianMinutes: 1210 };
    expect(answerTimesWords.en.offers(offers)).toContain(
      'within 20\u00a0h\u00a010\u00a0min of the enquiry (24 enquiries',
    );
    expect(answerTimesWords.de.offers(offers)).toContain(
      'innerhalb von 20\u00a0Std.\u00a010\u00a0Min. nach der Anfrage',
    );
  });

  it('the text of the kept promise names no median where half of the answers never came', () => {
    expect(answerTimesWords.en.measured({ ...times, medianMinutes: null, withinPromise: 0.4 })).toBe(
      '40% of all first answers on time (last 30\u00a0days).',
    );
  });
});
