import { type ChangedBooking, undoneText } from '@mainstage/contracts/desk/bookings';
import { doneText, optionEndText } from './booking-texts';

const changed = (changes: Partial<ChangedBooking>) => ({ mails: 1, rank: 1, ...changes }) as ChangedBooking;

describe('what a press on a booking says', () => {
  it.each([
    [{}, 'release', 'The option was released. The email is sent in 10 seconds.'],
    [{ mails: 2 }, 'definite', 'The booking is definite. 2 emails are sent in 10 seconds.'],
    [{ mails: 0, rank: 2 }, 'option', 'The option is made, with rank 2. No client gets an email.'],
  ] as const)('%j %s', (changes, action, text) => {
    expect(doneText(changed(changes), action)).toBe(text);
  });

  it('tells whether undoing stopped the email and the change', () => {
    expect(undoneText({ mails: 1, kept: null })).toBe('Undone. No email was sent.');
    expect(undoneText({ mails: 0, kept: null })).toBe('Undone.');
    expect(undoneText({ mails: 1, kept: 'Arena is taken.' })).toBe(
      'The email was stopped, but the booking stays as it is. Arena is taken.',
    );
    expect(undoneText({ mails: 0, kept: 'Arena is taken.' })).toBe('It could not be undone. Arena is taken.');
  });
});

describe('the end of an option', () => {
  const now = Date.parse('2030-05-13T08:00:00Z');
  const expiresAt = '2030-05-27T15:00:00Z';
  it.each([
    [{ expiresAt, challengedUntil: null }, 'until Mon 27 May, 17:00'],
    [{ expiresAt, challengedUntil: '2030-05-14T10:00:00Z' }, 'asked to decide by tomorrow, 12:00'],
    [{ expiresAt, challengedUntil: '2030-05-28T10:00:00Z' }, 'until Mon 27 May, 17:00'],
    [{ expiresAt: null, challengedUntil: null }, ''],
  ])('of %j is “%s”', (option, text) => {
    expect(optionEndText(option, now)).toBe(text);
  });
});
