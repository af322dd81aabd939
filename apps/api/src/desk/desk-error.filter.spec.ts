// Rules: problem.codes, desk.errors
import { BookingError, type BookingErrorCode } from '@mainstage/bookings/booking-error';
import { ActionRefused, ChangeRejected, LeadNotFound } from '@mainstage/desk/desk-error';
import { ProblemError } from '../http/problem-error';
import { bookingProblems } from './bookings/booking-problems';
import { deskProblemOf } from './desk-error.filter';

const codes = Object.keys(bookingProblems) as BookingErrorCode[];

describe('an error of the desk', () => {
  it.each(codes)('is answered with a code of its own and the calendar’s sentence: %s', (code) => {
    const problem = deskProblemOf(new BookingError(code, 'Skyline Stage is taken.')) as ProblemError;
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem.toJSON()).toMatchObject({ code: bookingProblems[code], detail: 'Skyline Stage is taken.' });
    expect(problem.code).not.toBe('validation_failed');
  });

  it('shares its code with no other error of the calendar', () => {
    expect(new Set(Object.values(bookingProblems)).size).toBe(codes.length);
  });

  it.each([
    [new LeadNotFound(), 'not_found'],
    [new ChangeRejected('owner', 'x'), 'validation_failed'],
    [new ActionRefused('lead_is_spam', 'x'), 'lead_is_spam'],
    [new ActionRefused('mail_not_sendable', 'x'), 'mail_not_sendable'],
  ])('is answered with its code: %s', (error, code) => {
    expect((deskProblemOf(error) as ProblemError).code).toBe(code);
  });
});
