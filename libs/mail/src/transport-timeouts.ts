/** Time limits in milliseconds. */
export interface MailTimeouts {
  /** For connecting, name lookup included. */
  connection: number;
  greeting: number;
  /** For the replies to EHLO, STARTTLS and the login. */
  session: number;
  /** For an idle connection to prove, before it is used again, that it still works. */
  reuse: number;
  /** For a silent connection before other mails stop waiting for it; it continues to wait for its reply alone. */
  quiet: number;
  /** For the replies to MAIL, RCPT and DATA. */
  command: number;
  /** For the server to accept the next part of the message. */
  block: number;
  /** For the reply to the final dot. */
  finalDot: number;
}

const minutes = 60_000;

/**
 * From MAIL on, the times of RFC 5321 4.5.3.2: a client that gives up earlier, above all after the final dot, sends a
 * mail twice if a slow scanner still accepts it. Before MAIL only our own time is at stake.
 */
export const usualTimeouts: Readonly<MailTimeouts> = {
  connection: 10_000,
  greeting: minutes,
  session: minutes,
  reuse: 10_000,
  quiet: 15_000,
  command: 5 * minutes,
  block: 3 * minutes,
  finalDot: 10 * minutes,
};
