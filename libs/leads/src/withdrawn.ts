/** The mail became obsolete since it was enqueued; it is not sent. The message says why, without any personal data. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}
