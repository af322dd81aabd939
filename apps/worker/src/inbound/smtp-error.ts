export class SmtpError extends Error {
  override readonly name = 'SmtpError';

  /** @param message with its enhanced status code: `5.1.1 No such recipient here` */
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}
