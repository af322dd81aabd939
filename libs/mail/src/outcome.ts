/**
 * How sending went (rule mail.once).
 * - `accepted`: the server answered the final dot with 2xx, and not with the 220 or 221 of another conversation.
 * - `refused`: a 5xx about this mail; a retry is pointless.
 * - `deferred`: to be retried: a 4xx, a lost connection before the final dot, or a fault of the server, not of the
 * mail.
 * - `unanswered`: the final dot was sent and not answered: the mail may or may not be delivered.
 *
 * A 5xx is about the mail only in answer to MAIL FROM, RCPT TO, DATA or the message. In answer to the connection, EHLO,
 * STARTTLS or the login it is about the server or our access to it, and so are "bad sequence" (503) and "log in first"
 * (530, 534, 535, 538) at any step: a wrong password must not kill every pending mail.
 */
export interface SendResult {
  outcome: 'accepted' | 'refused' | 'deferred' | 'unanswered';
  /** The server's reply, or the error of the connection; without addresses, at most 500 characters. */
  reply: string;
  /** Addresses that the server refused while it accepted the mail for others; never logged. */
  refused?: string[];
}

interface SendEnd {
  dotSent: boolean;
  response?: string;
  error?: unknown;
}

const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'];
const aboutTheSession = [503, 530, 534, 535, 538];

export function outcomeOf({ dotSent, response, error }: SendEnd): SendResult {
  if (error === undefined) {
    // A reply before the dot, a greeting or a goodbye does not answer the message: the conversation is out of step, and
    // whether the mail arrived is unknown.
    const about = /^22[01]/.test(response ?? '') ? 'unanswered' : 'accepted';
    return { outcome: dotSent ? about : 'deferred', reply: withoutAddresses(response ?? '') };
  }
  const { message, response: answer, responseCode, command, code } = error as SmtpError;
  const reply = withoutAddresses(answer ?? message ?? String(error));
  if (responseCode !== undefined && command !== undefined && aboutTheMail.includes(command)) {
    const final = responseCode >= 500 && responseCode < 600 && !aboutTheSession.includes(responseCode);
    return { outcome: final ? 'refused' : 'deferred', reply };
  }
  if (dotSent) return { outcome: 'unanswered', reply };
  // nodemailer rejects an address that cannot be sent to any server.
  if (code === 'EENVELOPE' && responseCode === undefined) return { outcome: 'refused', reply };
  return { outcome: 'deferred', reply };
}

interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Servers often repeat the address, which must be neither stored nor logged. */
function withoutAddresses(text: string): string {
  return text
    .slice(0, 5_000)
    .replace(/(?:"[^"]*"|[^\s<>()[\],;:"']+)@[^\s<>()[\],;:"']+/gu, '<address>')
    .replace(/<<address>>/g, '<address>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
