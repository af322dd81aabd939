/** The mail has lost its sense since it was owed; it is not sent. The message says why, without any personal data. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}
