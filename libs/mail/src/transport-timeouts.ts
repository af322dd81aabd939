/** How long to wait, in milliseconds. */
export interface MailTimeouts {
  /** For the connection itself, name lookup included. */
  connection: number;
  /** For the server's greeting. */
  greeting: number;
  /** For the answer to EHLO, STARTTLS and the login. */
  session: number;
  /** For an idle connection to prove, before it is used again, that it is still there. */
  reuse: number;
  /**
   * For a connection in use to say something before the others are no longer held up by it. It goes on waiting for its
   * answer alone.
   */
  quiet: number;
  /** For the answers to MAIL, RCPT and DATA. */
  command: number;
  /** For the server to take in the next part of the message. */
  block: number;
  /** For the answer to the final dot. */
  finalDot: number;
}

const minutes = 60_000;

/**
 * From MAIL on the times of RFC 5321 4.5.3.2: who gives up earlier, above all after the final dot, sends a mail twice
 * that a scanner on the other side only took its time for. Before MAIL nothing is at stake but our own time.
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
