import { headerOf, type InboundMessage } from '../../parse/inbound-message';

/** Headers of automatic answers: RFC 3834 and what mail systems used before it and still do. */
const headers: [name: string, value: RegExp][] = [
  ['auto-submitted', /^auto-(replied|generated|notified)/i],
  ['x-autoreply', /^(?!no)./i],
  ['x-autorespond', /./],
  ['x-autoresponder', /./],
  ['x-auto-response-suppress', /^(?!none)(all|oof|autoreply).*/i],
  ['x-auto-reply-from', /./],
  ['precedence', /^auto_?reply/i],
  ['x-precedence', /^auto_?reply/i],
  ['x-mail-autoreply', /./],
  ['x-ms-exchange-generated-message-source', /mailbox rules agent/i],
  ['delivered-to', /^autoresponder$/i],
];

/** Subjects of automatic answers, at their beginning: a person may write about an absence. */
const subjects: RegExp[] = [
  /^(auto(matic|mated)?[- ]?(re(ply|sponse|sponder)|answer)|auto:)/i,
  /^(i am |i'm )?(currently )?(out of (the )?office|on (vacation|holiday|annual leave|parental leave)|ooo)\b/i,
  /^(vacation|absence|away)( message| notice| reply)?\s*(:|$)/i,
  /^(automatische antwort|auto-?antwort|abwesenheits(notiz|nachricht|meldung|assistent)|abwesend|abwesenheit)\b/i,
  /^(ich bin )?(derzeit |momentan |aktuell )?(nicht im büro|im urlaub|in elternzeit|außer haus|urlaubsmeldung)/i,
  /^(réponse automatique|respuesta automática|risposta automatica|automatisch antwoord|自動応答|autosvar)/i,
];

/** First sentences of automatic answers, for systems that mark nothing. */
const openings: RegExp[] = [
  /\bthis is an auto(matic|mated)?[- ](generated )?(reply|response|answer|message|e-?mail)\b/i,
  /\bthank you for (your|contacting)\b[^.]{0,80}\b(i am|i'm|we are) (currently )?(out of (the )?office|on (vacation|holiday|leave))/i,
  /^\W*(hello|hi|dear \w+|good (day|morning))?[,!.\s]*(i am|i'm|i will be) (currently |presently )?(out of (the )?office|away from (the office|my desk)|on (vacation|holiday|annual leave|maternity leave|parental leave))/i,
  /\b(vielen dank für (ihre|deine) (e-?mail|nachricht|anfrage))\b[^.]{0,60}\b(bin|sind) (ich|wir) (derzeit|momentan|aktuell|vom|bis|zur zeit|ab)\b/i,
  /\bich bin (derzeit|momentan|aktuell|zurzeit|zur zeit|bis|vom|ab)\b[^.]{0,80}\b(nicht (im (büro|hause)|erreichbar|am arbeitsplatz)|im urlaub|abwesend|außer haus|in elternzeit)/i,
  /\b(dies ist eine )?(automatisch (generierte|erzeugte|erstellte)|automatische) (antwort|nachricht|e-?mail|abwesenheit)/i,
  /\bdiese (nachricht|e-?mail) wurde automatisch (generiert|erstellt|erzeugt|versendet)/i,
  /\b(meine|ihre) (e-?mails?|nachrichten?)\b[^.]{0,40}\bwird? (nicht|automatisch) (weitergeleitet|gelesen)/i,
];
const openingLength = 400;

/** Whether a machine answered: a holiday notice, a ticket system's receipt, a read receipt, a report of success. */
export function isAutoReply(message: InboundMessage): boolean {
  return (
    headers.some(([name, value]) => value.test(headerOf(message, name))) ||
    subjects.some((pattern) => pattern.test(message.subject.replace(/^((re|aw|antw|fwd?|wg):\s*)+/i, ''))) ||
    openings.some((pattern) => pattern.test(message.text.slice(0, openingLength))) ||
    message.parts.some(({ mimeType }) => receiptTypes.includes(mimeType))
  );
}

const receiptTypes = [
  'message/disposition-notification',
  'message/feedback-report',
  'message/delivery-status',
  'message/global-delivery-status',
];
