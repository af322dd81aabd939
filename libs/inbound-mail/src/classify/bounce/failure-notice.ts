import { headerOf, type InboundMessage } from '../../parse/inbound-message';

/** Senders that only mail servers use. */
const serverSender = /^((mailer|mail)[-_. ]?(daemon|robot|delivery.*)|post_?master|mdaemon)([-+=.].*)?(@|$)/i;
const serverName =
  /mail(er)?[- ]?(deliver(y|ing)?|daemon)( (sub)?system| service)?|delivery (system|subsystem|service)|postmaster|mail administrator/i;
/** Senders that mail servers use among others; their subject must tell as well. */
const machineSender = /^(bounces?|no-?reply|root|admin(istrator)?|system)([-+=.].*)?@/i;

/** Subjects of failure notices that servers write in place of a report. */
const subjects: RegExp[] = [
  /\bundeliver(able|ed)\b/i,
  /\b(mail|message|e-?mail)?\s*delivery\b.{0,40}\b(fail|status|problem|error|report|notification|warning|unsuccessful|impossible)/i,
  /\b(failure|error|delay(ed)?)\b.{0,20}\b(notice|notification|notify|delivery|mail|sending)/i,
  /\bfail(ed|ure)\b.{0,30}\b(deliver|mail|message|recipient)/i,
  /\b(return(ed|ing)|bounced?)\b.{0,20}\b(mail|message|e-?mail|to sender)/i,
  /\bcould ?n[o']t be (delivered|sent)|not (be )?delivered|non[- ]?deliver(y|able)|rejected mail|mail (error|could not)/i,
  /\bNDN:|\bDSN:|delivery notification/i,
  /unzustellbar|nicht (zu)?stellbar|zustellung|konnte nicht (zugestellt|gesendet)|r(ü|ue)ckl(ä|ae)ufer/i,
  /non remis|échec|no entregado|devuelto|impossibile|недоставлен|配信|エラー|送信/i,
];

/**
 * Words that only a server writes that failed. A person who quotes such a notice is recognised by sender and subject.
 */
const failureWords: RegExp[] = [
  /\b(could|can|was|were|did|has|have)( ?n[o']t| not) (yet )?(be |been )?(deliver|reach|sent|found|complete)/i,
  /\b(unable to|failed to|cannot|not able to) (deliver|relay|send|be delivered|find|complete)/i,
  /\b(delivery|recipient|address|message|mail)\b.{0,60}\b(fail|reject|denied|refused|unknown|undeliverable|invalid|not found|unavailable)/i,
  /\b(fail(ed|ure)|error)\b.{0,60}\b(deliver|recipient|address|reason|message)/i,
  /\b[45]\d\d[ -]#?\d\.\d\.\d|\b5\d\d\b.{0,80}(user|recipient|mailbox|address|reject|denied|relay|spam)/i,
  /no such user|user unknown|unknown user|mailbox (is )?full|over quota|returned (to sender|mail)|permanent error/i,
  /(has been|been) (delayed|temporarily)|deferred:|connection (timed out|refused)|(network|malformed|transient)\b.{0,20}(error|address)/i,
  /nicht zugestellt|unzustellbar|konnte(n)? nicht|unbekannt/i,
  /\b(host|domain)\b.{0,40}\b(unknown|not found|unreachable|lookup)/i,
];

/** Whether a message without a report is a server's notice that a mail failed. */
export function isFailureNotice(message: InboundMessage): boolean {
  if (headerOf(message, 'x-failed-recipients') !== '') return true;
  const from = message.from ?? '';
  const titled = subjects.some((pattern) => pattern.test(message.subject));
  const worded = failureWords.some((pattern) => pattern.test(`${message.subject}\n${message.text.slice(0, 8000)}`));
  if (serverSender.test(from) || serverName.test(headerOf(message, 'from'))) return titled || worded;
  return (machineSender.test(from) || nullSender(message)) && worded && (titled || returnsMail(message));
}

const returnsMail = ({ parts }: InboundMessage): boolean =>
  parts.some(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers');

/** The envelope of a notice has no sender (RFC 5321, section 4.5.5). */
const nullSender = (message: InboundMessage): boolean => /^<\s*>$/.test(headerOf(message, 'return-path'));
