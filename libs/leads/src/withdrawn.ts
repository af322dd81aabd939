/**
 * The mail became obsolete since it was enqueued; it is not sent. The message gives the reason, without personal data.
 */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}
