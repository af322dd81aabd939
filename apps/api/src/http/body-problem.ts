import { ProblemError } from './problem-error';

/** The problem for an error of Express's body parsers, by its `type`. */
export function bodyProblem(error: unknown): ProblemError {
  switch (error instanceof Error && 'type' in error ? error.type : undefined) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return new ProblemError('payload_too_large', 'The body is larger than 64 KiB');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ProblemError('unsupported_media_type', 'The body must be JSON in UTF-8, sent as it is');
    case 'request.aborted':
    case 'request.size.invalid':
      return new ProblemError('malformed_json', 'The body did not arrive whole');
    case 'entity.parse.failed':
    case 'entity.verify.failed':
      return new ProblemError('malformed_json', 'The body is not valid JSON in UTF-8');
    default:
      return new ProblemError('malformed_json', 'The body cannot be unpacked');
  }
}
