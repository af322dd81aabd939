// Rules: inbound.kinds
import { parseMessage } from '../parse/parse-message';
import { classify } from './classify';

const salesTeam = new Set(['lena@venue.example']);
const kindOf = async (raw: string) => classify(await parseMessage(Buffer.from(raw)), salesTeam);

const report = (fields: string, from = 'MAILER-DAEMON@mx.example') =>
  `From: ${from}\nSubject: Undelivered Mail Returned to Sender\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\n\n--r\nContent-Type: text/plain\n\nThis is the mail system.\n\n--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@b.example\n${fields}\n\n--r--\n`;

describe('the classification of inbound mail', () => {
  it.each([
    [
      'an address that does not exist',
      'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown',
      'hard',
      'address',
    ],
    [
      'a host that does not exist',
      'Action: failed\nStatus: 5.4.4\nDiagnostic-Code: X-Postfix; Host or domain name not found. Name service error for name=b.example type=A: Host not found',
      'hard',
      'address',
    ],
    [
      'a full mailbox',
      'Action: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full',
      'mailbox-full',
      'address',
    ],
    ['a disabled mailbox', 'Action: failed\nStatus: 5.2.1', 'soft', 'address'],
    [
      'a refused content',
      'Action: failed\nStatus: 5.7.1\nDiagnostic-Code: smtp; 550 5.7.1 Message rejected as spam',
      'policy',
      'sender',
    ],
    [
      'a server that is away',
      'Action: failed\nStatus: 4.4.1\nDiagnostic-Code: X-Postfix; connect to b.example: Connection timed out',
      'soft',
      'system',
    ],
    ['a mail that is still being tried', 'Action: delayed\nStatus: 4.4.1', 'delayed', 'system'],
  ])('the classifier reads a report on %s', async (_, fields, verdict, fault) => {
    expect(await kindOf(report(fields))).toMatchObject({ kind: 'bounce', bounce: { verdict, fault } });
  });

  it('the classifier reads a notice in words alone', async () => {
    const qmail =
      "From: MAILER-DAEMON@mx.example\nSubject: failure notice\n\nHi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<a@b.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n";
    expect(await kindOf(qmail)).toMatchObject({ kind: 'bounce', bounce: { verdict: 'hard', status: '5.1.1' } });
  });

  it('the classifier takes a report of success for an automatic answer', async () => {
    expect(await kindOf(report('Action: delivered\nStatus: 2.0.0'))).toEqual({ kind: 'auto-reply' });
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'X-Autoreply: yes',
    'Precedence: auto_reply',
    'Subject: Automatische Antwort: Ihre Anfrage',
    'Subject: Out of Office: Re: Your request',
    'Subject: Abwesenheitsnotiz',
  ])('the classifier takes a message with "%s" for an automatic answer', async (header) => {
    expect(await kindOf(`From: a@b.example\n${header}\n\nI am back on Monday.`)).toEqual({ kind: 'auto-reply' });
  });

  it.each([
    'Ich bin derzeit nicht im Büro und ab Montag wieder erreichbar.',
    "Hello, I'm currently out of the office until Monday.",
    'Diese Nachricht wurde automatisch erstellt.',
  ])('the classifier takes a message that begins with "%s" for an automatic answer', async (text) => {
    expect(
      await kindOf(`From: a@b.example\nSubject: Re: x\nContent-Type: text/plain; charset=utf-8\n\n${text}`),
    ).toEqual({ kind: 'auto-reply' });
  });

  it.each([
    'Our office is closed on Friday. Could we come on Monday?',
    'Wir sind im Urlaub und kommen gern am Montag vorbei.',
    'My last mail could not be delivered, so here it is again.',
  ])('the classifier takes "%s" for the reply of a person', async (text) => {
    expect(await kindOf(`From: a@b.example\nSubject: Re: x\nAuto-Submitted: no\n\n${text}`)).toEqual({
      kind: 'visitor-reply',
    });
  });

  it('the classifier takes a message from the sales team for the copy of an answer', async () => {
    expect(await kindOf('From: Lena <LENA@venue.example>\nSubject: Re: x\n\nGladly.')).toEqual({ kind: 'answer-copy' });
  });

  it.each(['ACCEPTED', 'DECLINED', 'TENTATIVE'])(
    'the classifier reads a calendar reply that says %s',
    async (status) => {
      const calendar = `BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:tour-1\nDTSTAMP:20260612T100000Z\nATTENDEE;PARTSTAT=${status}:mailto:a@b.example\nEND:VEVENT\nEND:VCALENDAR`;
      expect(
        await kindOf(`From: a@b.example\nSubject: x\nContent-Type: text/calendar; method=REPLY\n\n${calendar}`),
      ).toEqual({
        kind: 'calendar-reply',
        reply: { uid: 'tour-1', answer: status.toLowerCase() },
      });
    },
  );

  it.each([
    ['abuse', 'complaint'],
    ['not-spam', 'auto-reply'],
    ['auth-failure', 'auto-reply'],
  ])('the classifier takes a feedback report of the type %s for %s', async (type, kind) => {
    const feedback = `From: fbl@provider.example\nSubject: report\nContent-Type: multipart/report; report-type=feedback-report; boundary=r\n\n--r\nContent-Type: message/feedback-report\n\nFeedback-Type: ${type}\nVersion: 1\n\n--r--\n`;
    expect(await kindOf(feedback)).toEqual({ kind });
  });

  it.each(['', '\n', 'From: a@b.example\n\n', 'Subject: \n\n'])(
    'the classifier takes the empty message %j for unknown',
    async (raw) => {
      expect(await kindOf(raw)).toEqual({ kind: 'unknown' });
    },
  );
});
