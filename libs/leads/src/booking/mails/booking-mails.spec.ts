import { previewMail, samples } from '../../preview';

const facts = samples['booking-answer'];

it.each([
  [{ state: 'option', rank: 1 }, 'You hold the first option on Skyline Stage'],
  [{ state: 'option', rank: 2 }, 'You hold the second option on Skyline Stage'],
  [{ state: 'definite', rank: null }, 'Skyline Stage is yours'],
  [{ state: 'expired', rank: null }, 'Your option on Skyline Stage has ended'],
  [{ state: 'cancelled', rank: null }, 'Your booking of Skyline Stage is cancelled'],
  [{ state: 'released', rank: null }, 'Skyline Stage is not available on that day'],
] as const)('a booking mail tells the client of %j', (state, subject) => {
  const mail = previewMail('booking-answer', { ...facts, ...state });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('Fri 12 February 2027');
});

it('a booking mail says who moved up, and who has to decide by when', () => {
  expect(previewMail('booking-moved-up').text).toContain('Nobody is ahead of you any more');
  expect(previewMail('booking-challenged').text).toContain('It is yours to take until Mon 8 February 2027, 12:00');
});

it('a booking mail gives the holder of an option a link, and nobody a link to what has ended', () => {
  const link = 'https://stage.example/api/calendar/options/';
  expect(previewMail('booking-answer', { ...facts, rank: 2 }).text).toContain('ask for a decision');
  expect(previewMail('booking-answer', { ...facts, state: 'expired' }).text).not.toContain(link);
  for (const kind of ['booking-answer', 'booking-moved-up', 'booking-challenged'] as const)
    expect(previewMail(kind).text).toContain(link);
});

it.each(['booking-request', 'booking-notice'] as const)('a booking mail gives sales the link: %s', (kind) => {
  const mail = previewMail(kind);
  expect(mail.text).toContain('https://stage.example/api/calendar/bookings/');
  expect(mail.subject).toContain('Skyline Stage');
});
