import { contactNotices } from './contact';
import { rateLimited } from './rate-limited';
import { webinarNotices } from './webinar';

describe('the notice of a rate limit', () => {
  it("keeps the form's failure title and says when to try again", () => {
    expect(rateLimited(contactNotices.failure, 42)).toEqual({
      title: 'Failed to send message',
      text: 'Too many attempts in a short time. Please try again in 42 seconds. What you typed stays in the form.',
      style: 'destructive',
      language: 'en',
    });
  });

  it.each([
    [1, 'in 1 Sekunde erneut'],
    [59.2, 'in 60 Sekunden erneut'],
    [600, 'in 10 Minuten erneut'],
    [undefined, 'in einer Minute erneut'],
  ])('speaks German for German forms: %s s', (seconds, words) => {
    expect(rateLimited(webinarNotices.failure, seconds).text).toContain(words);
  });
});
