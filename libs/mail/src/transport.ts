import type { BuiltMail } from './built-mail';
import { writeMail, type WrittenMail } from './mime';
import { outcomeOf, type SendResult } from './outcome';
import { Breaker, type BreakerOptions } from './transport-breaker';
import { FinalDotGate } from './transport-gate';
import { ServerAway, SmtpPool } from './transport-pool';
import { probe } from './transport-probe';
import { SmtpSession } from './transport-session';
import { trusting } from './server-trust';
import { type MailTimeouts, usualTimeouts } from './transport-timeouts';

export type { SendResult } from './outcome';
export type { SmtpSession } from './transport-session';

interface TransportOptions extends Pick<BreakerOptions, 'onOpen' | 'onClose'> {
  timeouts?: Partial<MailTimeouts>;
  /** A certificate (PEM) that is trusted in addition to those of the authorities. */
  trustedCertificate?: string;
  /** Concurrent connections to the server; 5 by default. */
  connections?: number;
  /** Mails per connection; 100 by default. */
  mailsPerConnection?: number;
}

export interface MailTransport {
  readonly pool: SmtpPool;
  readonly breaker: Breaker;
  /**
   * A connection for one mail, to be passed to `sendMail` or returned to the pool. Waits while all are in use and while
   * the server is unavailable.
   * @returns undefined if the transport is closing
   */
  connection: () => Promise<SmtpSession | undefined>;
  close: () => void;
}

/** @param smtpUrl SMTP_URL, with user and password if the server requires them */
export function createTransport(smtpUrl: string, options: TransportOptions = {}): MailTransport {
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const trusted = options.trustedCertificate ? trusting(options.trustedCertificate) : {};
  const open = (onEnd: () => void, signal: AbortSignal) => SmtpSession.open(smtpUrl, timeouts, onEnd, signal, trusted);
  const ask = () => probe((signal) => open(() => undefined, signal), timeouts.quiet);
  const pool = new SmtpPool({
    connections: options.connections ?? 5,
    mailsPerConnection: options.mailsPerConnection ?? 100,
    open,
    quietMs: timeouts.quiet,
    probe: ask,
  });
  const { onOpen, onClose } = options;
  const breaker = new Breaker({
    probe: ask,
    ...(onOpen && { onOpen }),
    ...(onClose && { onClose }),
  });
  const connection = async (): Promise<SmtpSession | undefined> => {
    while (await breaker.passage()) {
      try {
        return await pool.acquire();
      } catch (error) {
        breaker.trip(error);
      }
    }
    return undefined;
  };
  return {
    pool,
    breaker,
    connection,
    close() {
      breaker.end();
      pool.close();
    },
  };
}

interface SendHooks {
  /**
   * Awaited when the whole message has been sent except the final dot that makes the server accept it. Called at most
   * once, and not at all if the server refuses.
   */
  beforeFinalDot: () => Promise<void>;
  /**
   * Called at most once, when the server was silent for so long that nobody should wait for this mail. Sending
   * continues until the server responds or its time is over.
   */
  onStall?: () => void;
}

/**
 * Sends one mail to one address. A failure of the mail server is a result, never thrown.
 * @param at the first connection; returned to the pool afterwards
 * @throws the error of `beforeFinalDot`: the connection is then cut without the dot, and the mail is not sent; also if
 * the mail cannot be serialised, before anything was sent
 */
export async function sendMail(
  transport: MailTransport,
  mail: BuiltMail,
  hooks: SendHooks,
  at?: SmtpSession,
): Promise<SendResult> {
  let written: WrittenMail;
  try {
    written = writeMail(mail);
  } catch (error) {
    if (at) await transport.pool.release(at, true);
    throw error;
  }
  let given = at;
  for (let silenced = false; ;) {
    let session: SmtpSession;
    try {
      session = given ?? (await transport.pool.acquire());
    } catch (error) {
      transport.breaker.trip(error);
      return outcomeOf({ dotSent: false, error: error instanceof ServerAway ? (error.cause ?? error) : error });
    }
    const used = session.mails > 0;
    const gate = new FinalDotGate(hooks.beforeFinalDot, (step) => session.expect(step));
    let cut = false;
    const endWatch = session.watch(() => {
      // Only once: a server that is slow for every sender or recipient must still receive the mail.
      cut = !gate.reached && !silenced;
      if (cut) return session.destroy();
      transport.pool.detach(session);
      hooks.onStall?.();
    });
    const result = await carry(transport.pool, session, written, gate).finally(endWatch);
    given = undefined;
    if (cut && result.outcome === 'deferred') {
      // The connection may be stale, and nothing of the message was sent. If the server is unavailable, this waits for
      // it.
      silenced = true;
      transport.pool.evictIdle();
      given = await transport.connection();
      if (given) continue;
      return result;
    }
    // A server may close a used connection; a mail it did not receive is sent on another one.
    if (!(used && result.outcome === 'deferred' && !gate.reached && !session.usable)) return result;
  }
}

async function carry(
  pool: SmtpPool,
  session: SmtpSession,
  { envelope, message }: WrittenMail,
  gate: FinalDotGate,
): Promise<SendResult> {
  try {
    const { response, refused } = await session.send(envelope, gate.hold(message));
    const result = { ...outcomeOf({ dotSent: gate.open, response }), ...(refused.length > 0 && { refused }) };
    // The conversation is out of step: the next mail would get the replies to this one.
    if (result.outcome !== 'accepted') session.destroy();
    await pool.release(session, true);
    return result;
  } catch (error) {
    // The connection may break while the hook still runs; the hook must settle first.
    const dotSent = gate.open;
    await gate.settled();
    const result = outcomeOf({ dotSent, error });
    // If the server has replied and no part of the message is pending, the connection is used for the next mail.
    const answered = error instanceof Error && 'responseCode' in error && error.responseCode !== 421;
    if (gate.failure || !answered || (gate.reached && !gate.open)) session.destroy();
    await pool.release(session, false);
    if (gate.failure) throw gate.failure.reason;
    return result;
  }
}
