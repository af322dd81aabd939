// Rules: inbound.kinds, inbound.authorship
import { parseMessage } from '../parse/parse-message';
import { classify } from './classify';

const kindOf = async (raw: string, atBounceAddress = false) =>
  classify(await parseMessage(Buffer.from(raw)), atBounceAddress);
const headed = (headers: string, text = 'I am back on Monday.') =>
  `From: a@b.example\nSubject: Re: x\n${headers}\nContent-Type: text/plain; charset=utf-8\n\n${text}`;

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
  ])('reads a report on %s', async (_, fields, verdict, fault) => {
    expect(await kindOf(report(fields))).toMatchObject({ kind: 'bounce', bounce: { verdict, fault } });
  });

  const notice =
    "From: MAILER-DAEMON@mx.example\nSubject: failure notice\n\nHi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<a@b.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n";

  it('reads a notice in words alone where its envelope has no sender', async () => {
    for (const sender of ['<>', '<MAILER-DAEMON>', 'MAILER-DAEMON@mx.example'])
      expect(await kindOf(`Return-Path: ${sender}\n${notice}`)).toMatchObject({
        ...{ kind: 'bounce', authorship: 'automatic' },
        bounce: { verdict: 'hard', status: '5.1.1' },
      });
    expect(await kindOf(`Return-Path: <a@b.example>\n${notice}`)).toEqual({ kind: 'written', authorship: 'person' });
  });

  it('reads a notice with a sender at the bounce address alone, and only where it returns a mail', async () => {
    const returned = `${notice}\n--- Below this line is a copy of the message.\n\nReceived: x\nMessage-ID: <1@x>\nFrom: a@x\nSubject: y\n`;
    expect(await kindOf(returned, true)).toMatchObject({ kind: 'bounce', authorship: 'perhaps-automatic' });
    expect(await kindOf(returned)).toEqual({ kind: 'written', authorship: 'person' });
    expect(await kindOf(notice, true)).toEqual({ kind: 'written', authorship: 'person' });
  });

  it('takes a report of success for an automatic answer', async () => {
    expect(await kindOf(report('Action: delivered\nStatus: 2.0.0'))).toEqual({
      ...{ kind: 'auto-reply', authorship: 'automatic' },
    });
  });

  it('takes a report that a person attaches for theirs', async () => {
    const forwarded = report('Action: failed\nStatus: 5.1.1', 'a@b.example')
      .replace('multipart/report; report-type=delivery-status', 'multipart/mixed')
      .replace('This is the mail system.', 'Your mail came back to me, please try my other address.');
    expect(await kindOf(forwarded)).toEqual({ kind: 'written', authorship: 'person' });
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: Auto-Replied (vacation); owner-email="a@b.example"',
    'Auto-Submitted: (a note) auto-replied',
    'Return-Path: <>',
  ])('takes a message with "%s" for an automatic answer', async (header) => {
    expect(await kindOf(headed(header))).toEqual({ kind: 'auto-reply', authorship: 'automatic' });
  });

  it.each([
    'Auto-Submitted: auto-generated',
    'Auto-Submitted: auto-notified; owner-email="a@b.example"',
    'Auto-Submitted: auto-replied\nAuto-Submitted: no',
    'Auto-Submitted: auto-generated\nAuto-Submitted: auto-replied',
    'Auto-Submitted: something',
  ])('takes a message with "%s" for perhaps automatic', async (header) => {
    expect(await kindOf(headed(header))).toEqual({ kind: 'written', authorship: 'perhaps-automatic' });
  });

  it.each([
    'Auto-Submitted: no',
    'X-Auto-Response-Suppress: All',
    'X-Autoreply: yes',
    'X-Autorespond: yes',
    'Precedence: auto_reply',
    'Precedence: bulk',
    'Return-Path: <a@b.example>\nReturn-Path: <>',
    'Subject: Automatische Antwort: Ihre Anfrage',
    'Subject: Out of Office Party 2027',
    'Subject: Undelivered Mail Returned to Sender',
    'From: Frankfurt Food Delivery Service <orders@food.example>',
    'From: postmaster@b.example',
    'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
  ])('takes a message with "%s" for a person’s', async (header) => {
    const text = 'This is an automatic reply: delivery failed, mailbox full. 550 5.1.1 User unknown.';
    expect(await kindOf(`${header}\n${headed('', text)}`)).toEqual({ kind: 'written', authorship: 'person' });
  });

  it.each([
    'ich bin bis Freitag nicht im Büro erreichbar. Geht auch Montag?',
    "I'm on holiday next week, could we move the tour to the 20th?",
    'vielen Dank für Ihre Anfrage, gern sind wir ab 14 Uhr für Sie da',
    'My last mail could not be delivered, so here it is again.',
    'Diese Nachricht wurde automatisch erstellt.',
  ])('takes "%s" for a person’s', async (text) => {
    expect(await kindOf(headed('Message-ID: <1@b.example>', text))).toEqual({ kind: 'written', authorship: 'person' });
  });

  it.each(['ACCEPTED', 'DECLINED', 'TENTATIVE'])('reads a calendar reply that says %s', async (status) => {
    const calendar = `BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:tour-1\nDTSTAMP:20260612T100000Z\nATTENDEE;PARTSTAT=${status}:mailto:a@b.example\nEND:VEVENT\nEND:VCALENDAR`;
    expect(
      await kindOf(`From: a@b.example\nSubject: x\nContent-Type: text/calendar; method=REPLY\n\n${calendar}`),
    ).toEqual({
      kind: 'calendar-reply',
      authorship: 'person',
      reply: { uid: 'tour-1', answer: status.toLowerCase() },
    });
  });

  it.each([
    ['abuse', 'complaint'],
    ['not-spam', 'auto-reply'],
    ['auth-failure', 'auto-reply'],
  ])('takes a feedback report of the type %s for %s', async (type, kind) => {
    const feedback = `From: fbl@provider.example\nSubject: report\nContent-Type: multipart/report; report-type=feedback-report; boundary=r\n\n--r\nContent-Type: message/feedback-report\n\nFeedback-Type: ${type}\nVersion: 1\n\n--r--\n`;
    expect(await kindOf(feedback)).toEqual({ kind, authorship: 'automatic' });
  });

  it.each(['', '\n', 'From: a@b.example\n\n', 'Subject: \n\n'])(
    'takes the empty message %j for unknown',
    async (raw) => {
      expect(await kindOf(raw)).toEqual({ kind: 'unknown', authorship: 'person' });
    },
  );
});
