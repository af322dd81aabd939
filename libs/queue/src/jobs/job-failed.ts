/**
 * The job ran and failed: the queue shows it with this reason and does not retry. The reason is stored in the queue and
 * contains no personal data.
 */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
