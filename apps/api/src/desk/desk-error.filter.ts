import { ChangeRejected, LeadChangedMeanwhile, LeadNotFound } from '@mainstage/desk/desk-error';
import { type ArgumentsHost, Catch } from '@nestjs/common';
import { ProblemError, ValidationFailed } from '../http/problem-error';
import { ProblemFilter } from '../http/problem-filter';
import { ChangedMeanwhile } from './desk.errors';

/** Answers errors of the desk's use cases as problem+json. */
@Catch()
export class DeskErrorFilter extends ProblemFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    super.catch(problemOf(error), host);
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof LeadNotFound) return new ProblemError('not_found', 'There is no such lead');
  if (error instanceof LeadChangedMeanwhile) return new ChangedMeanwhile(error.current);
  if (error instanceof ChangeRejected)
    return new ValidationFailed([{ field: error.field, code: 'not_offered', message: error.message }]);
  return error;
}
