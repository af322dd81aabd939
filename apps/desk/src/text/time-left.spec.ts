// Rule: visits.answer
import { timeLeftOf } from './time-left';

const now = Date.parse('2030-05-14T08:00:00Z');
const open = (answerBy: string | null) =>
  timeLeftOf({ answerBy, answeredAt: null, repliedAt: null, state: 'new' }, now);

const answered = {
  answerBy: '2030-05-14T07:00:00Z',
  answeredAt: '2030-05-14T06:00:00Z',
  repliedAt: null,
  state: 'answered',
} as const;

describe('the time left to answer', () => {
  it('is in words, and more urgent as it runs out', () => {
    expect(open('2030-05-14T16:00:00Z')).toEqual({ text: '8 h left', urgency: 'open' });
    expect(open('2030-05-14T09:30:00Z')).toEqual({ text: '1 h 30 min left', urgency: 'soon' });
    expect(open('2030-05-14T07:35:00Z')).toEqual({ text: '25 min late', urgency: 'late' });
    expect(open('2030-05-16T08:00:00Z')).toEqual({ text: 'by Thu 16 May, 10:00', urgency: 'open' });
  });

  it('is none for a lead without a clock', () => expect(open(null)).toEqual({ text: 'no deadline', urgency: 'quiet' }));

  it('gives way to the time of the answer', () =>
    expect(timeLeftOf(answered, now)).toEqual({ text: 'answered today, 08:00', urgency: 'quiet' }));

  it('gives way to a reply that waits where no clock runs', () => {
    const repliedAt = '2030-05-14T07:30:00Z';
    expect(timeLeftOf({ ...answered, repliedAt }, now)).toEqual({ text: 'replied today, 09:30', urgency: 'replied' });
    expect(timeLeftOf({ ...answered, answeredAt: null, state: 'new', repliedAt }, now).urgency).toBe('late');
  });
});
