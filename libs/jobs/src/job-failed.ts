/**
 * The job was done and came to nothing: the queue shows it as failed with this reason and tries nothing again. The reason
 * holds no personal data, for the queue keeps it.
 */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
