import { OfferCodeRejected, OfferIsGone, OfferNotAcceptable, OfferNotFound } from '@mainstage/desk/offers/offer-errors';
import { type ArgumentsHost, Catch } from '@nestjs/common';
import { ProblemError, ValidationFailed } from '../http/problem-error';
import { ProblemFilter } from '../http/problem-filter';

/** Reports errors of a client's offer as problem+json; every link that does not work gets the same answer. */
@Catch()
export class OfferErrorFilter extends ProblemFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    super.catch(offerProblemOf(error), host);
  }
}

function offerProblemOf(error: unknown): unknown {
  if (error instanceof OfferNotFound) return new ProblemError('not_found', 'There is no such offer');
  if (error instanceof OfferIsGone)
    return new ProblemError('offer_gone', 'This offer is no longer valid', { offer: error.gone });
  if (error instanceof OfferNotAcceptable)
    return new ProblemError('offer_not_acceptable', `This is not possible: ${error.because}`);
  if (error instanceof OfferCodeRejected) {
    const [code, message] =
      error.reason === 'over'
        ? (['expired_token', 'The code has expired, or was tried too often: request another one'] as const)
        : (['invalid_token', 'The code is wrong'] as const);
    return new ValidationFailed([{ field: 'code', code, message }]);
  }
  return error;
}
