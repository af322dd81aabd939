import { BookingError } from '@mainstage/bookings/booking-error';
import { FieldsRejected } from '@mainstage/desk/actions/fields-rejected';
import { AnsweredMeanwhile, DraftChangedMeanwhile, TooManyAnswers } from '@mainstage/desk/answer/answer-errors';
import { ActionRefused, ChangeRejected, LeadChangedMeanwhile, LeadNotFound } from '@mainstage/desk/desk-error';
import { OfferChangedMeanwhile, OfferNotFound, OfferRefused } from '@mainstage/desk/offers/offer-errors';
import { TextBlockChangedMeanwhile, TextBlockNotFound } from '@mainstage/desk/text-blocks/text-blocks';
import { type ArgumentsHost, Catch } from '@nestjs/common';
import { ProblemError, ValidationFailed } from '../http/problem-error';
import { ProblemFilter } from '../http/problem-filter';
import { bookingProblems } from './bookings/booking-problems';
import { ChangedMeanwhile } from './desk.errors';

/** Reports errors of the desk's use cases as problem+json. */
@Catch()
export class DeskErrorFilter extends ProblemFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    super.catch(deskProblemOf(error), host);
  }
}

/** The problem for a use case's error; returns any other error unchanged. */
export function deskProblemOf(error: unknown): unknown {
  if (error instanceof LeadNotFound) return new ProblemError('not_found', 'There is no such lead');
  if (error instanceof LeadChangedMeanwhile) return new ChangedMeanwhile(error.current);
  if (error instanceof DraftChangedMeanwhile) return new ChangedMeanwhile(error.current ?? {});
  if (error instanceof AnsweredMeanwhile)
    return new ProblemError('answered_meanwhile', 'Somebody has answered meanwhile', { current: error.current });
  if (error instanceof TooManyAnswers)
    return new ProblemError('rate_limited', 'Nobody writes so many answers in an hour', { retryAfterSeconds: 600 });
  if (error instanceof TextBlockNotFound) return new ProblemError('not_found', 'There is no such text block');
  if (error instanceof TextBlockChangedMeanwhile) return new ChangedMeanwhile(error.current);
  if (error instanceof ChangeRejected)
    return new ValidationFailed([{ field: error.field, code: 'not_offered', message: error.message }]);
  if (error instanceof OfferNotFound) return new ProblemError('not_found', 'There is no such offer');
  if (error instanceof OfferRefused) return new ProblemError('offer_refused', error.message);
  if (error instanceof OfferChangedMeanwhile) return new ChangedMeanwhile(error.current);
  if (error instanceof FieldsRejected) return new ValidationFailed(error.errors);
  if (error instanceof ActionRefused) return new ProblemError(error.code, error.message);
  if (error instanceof BookingError) return new ProblemError(bookingProblems[error.code], error.message);
  return error;
}
