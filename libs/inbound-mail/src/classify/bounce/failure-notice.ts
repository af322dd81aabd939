import { headerOf, type InboundMessage } from '../../parse/inbound-message';

/** Local parts that only mail servers use. */
const serverSender = /^((mailer|mail)[-_. ]?(daemon|robot|delivery.*)|post_?master|mdaemon)([-+=.].*)?(@|$)/i;
/** Subjects of failure notices that are no reports. */
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

/** Failure texts of servers. People use the same words, so the form of the message decides. */
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

/** Whether a message that is no report was written by a server about a failed mail. */
export function isFailureNotice(message: InboundMessage): boolean {
  if (headerOf(message, 'x-failed-recipients') !== '') return true;
  const titled = subjects.some((pattern) => pattern.test(message.subject));
  const worded = failureWords.some((pattern) => pattern.test(`${message.subject}\n${message.text.slice(0, 8000)}`));
  return serverSender.test(message.from ?? '') ? titled || worded : worded && (titled || returnsMail(message));
}

/** Whether a message contains another one, or its headers, as a part or within its text. */
export function returnsMail({ parts, text }: InboundMessage): boolean {
  if (parts.some(({ mimeType }) => returnedTypes.includes(mimeType))) return true;
  const names = new Set([...text.slice(0, 20_000).matchAll(headerLine)].map(([, name]) => `${name}`.toLowerCase()));
  return names.size >= 4 && (names.has('received') || names.has('message-id'));
}

/** The headers of a returned mail, as a part or within the text, with its Message-ID and reply address. */
export function returnedHead(message: InboundMessage): string {
  const returned = message.parts.find(({ mimeType }) => returnedTypes.includes(mimeType));
  if (returned) return Buffer.from(returned.content.subarray(0, mostOfHead)).toString();
  return returnsMail(message) ? message.text.slice(0, mostOfHead) : '';
}

/** Message-IDs of a returned mail's headers, and those that a report refers to. */
export function returnedMessageIds(message: InboundMessage): string[] {
  const heads = [
    ...[...returnedHead(message).matchAll(/^[\s>|]{0,8}message-id:\s*(<[^<>\s]{1,500}>)/gim)].map(([, id]) => id),
    ...[...message.parts]
      .filter(({ mimeType }) => mimeType === 'message/delivery-status')
      .flatMap(({ content }) => [
        ...Buffer.from(content.subarray(0, mostOfHead))
          .toString()
          .matchAll(/^(?:x-)?original-message-id:\s*(<[^<>\s]{1,500}>)/gim),
      ])
      .map(([, id]) => id),
    ...['in-reply-to', 'references', 'x-original-message-id']
      .flatMap((name) => message.headers.get(name) ?? [])
      .flatMap((value) => value.match(/<[^<>\s]{1,500}>/g) ?? []),
  ];
  return [...new Set(heads.flatMap((id) => id ?? []))].map((id) => id.toLowerCase());
}

const mostOfHead = 20_000;
const returnedTypes = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];
const headerLine = /^[\s>|]{0,8}(received|return-path|message-id|date|from|to|subject|mime-version|content-type): /gim;
