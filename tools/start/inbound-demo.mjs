/**
 * Sends typical messages to the lead whose visitor was mailed last: replies, automatic answers, a calendar reply,
 * copies of answers and a bounce. Needs `npm start`, and a form that was sent.
 * npm run inbound-demo -- [--mailbox=http://localhost:1080] [--port=2525]
 */
import { parseArgs } from 'node:util';
import nodemailer from 'nodemailer';
import { load } from '../lib/bundle.mjs';
import { main, say, Trouble } from '../lib/workspace.mjs';

const { values } = parseArgs({
  options: {
    mailbox: { type: 'string', default: 'http://localhost:1080' },
    port: { type: 'string', default: '2525' },
  },
});

/** The Reply-To addresses of a mail, which the mailbox's list omits. */
async function repliesOf(id) {
  const source = await (await fetch(new URL(`/api/email/${id}/source`, values.mailbox))).text();
  const [, header = ''] = /^Reply-To: ((?:.*\r?\n[ \t]+)*.*)/m.exec(source) ?? [];
  return [...header.matchAll(/[^\s<>,]+@[^\s<>,]+/g)].map(([address]) => address);
}

/**
 * The latest mail to a visitor with its reply and bounce addresses, and the copy address of the mail to sales about it.
 */
async function latestMail() {
  const response = await fetch(new URL('/api/email', values.mailbox)).catch(() => undefined);
  if (!response?.ok) throw new Trouble(`No mailbox at ${values.mailbox}: is npm start running?`);
  const mails = await response.json();
  const mail = mails.findLast(({ envelope }) => envelope.from?.address?.includes('+'));
  if (!mail) throw new Trouble('No visitor was mailed yet: send a form on the site first.');
  const { id, envelope, subject } = mail;
  const visitor = envelope.to[0].address;
  const [replyTo] = await repliesOf(id);
  if (!replyTo) throw new Trouble('The latest mail has no address for replies: is inbound mail configured?');
  for (const { id: other } of mails.toReversed()) {
    const [first, copyTo] = await repliesOf(other);
    if (first === visitor && copyTo) return { replyTo, copyTo, bounceTo: envelope.from.address, visitor, subject };
  }
  throw new Trouble('Sales was not mailed about it yet: try again in a moment.');
}

const calendar = (visitor) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REPLY', 'BEGIN:VEVENT', 'UID:demo', 'DTSTAMP:20260612T100000Z']
    .concat([`ATTENDEE;PARTSTAT=ACCEPTED:mailto:${visitor}`, 'END:VEVENT', 'END:VCALENDAR'])
    .join('\r\n');

const report = (visitor) =>
  [
    'From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered Mail Returned to Sender\r\nMIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=demo\r\n\r\n--demo',
    'Content-Type: text/plain\r\n\r\nYour message could not be delivered.\r\n--demo',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${visitor}`,
    'Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\r\n\r\n--demo--\r\n',
  ].join('\r\n');

await main(async () => {
  const { replyTo, copyTo, bounceTo, visitor, subject } = await latestMail();
  const transport = nodemailer.createTransport({ port: Number(values.port), tls: { rejectUnauthorized: false } });
  const { brand } = await load('libs/content/src/site/brand.ts');
  const salesAddress = process.env.SALES_EMAIL ?? brand.salesEmail;
  const from = visitor;
  const messages = {
    'a reply': {
      from,
      to: replyTo,
      subject: `Re: ${subject}`,
      text: `Tuesday at ten suits us.\n\nOn Fri, 12 Jun 2026 at 14:05, the venue wrote:\n> ${subject}`,
    },
    'an automatic answer': {
      from,
      to: replyTo,
      subject: 'Abwesenheitsnotiz',
      headers: { 'Auto-Submitted': 'auto-replied' },
      text: 'Ich bin ab Montag wieder im Büro.',
    },
    'a calendar reply': {
      from,
      to: replyTo,
      subject: 'Accepted',
      icalEvent: { method: 'REPLY', content: calendar(visitor) },
    },
    'the answer of a ticket system, perhaps automatic': {
      from: `tickets@${visitor.slice(visitor.indexOf('@') + 1)}`,
      to: replyTo,
      subject: '[Ticket 4711]',
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: 'Ada wrote in ticket 4711: Could we bring our own caterer?',
    },
    'an answer from an address that nobody knows': {
      from: 'freelancer@example.com',
      to: visitor,
      cc: copyTo,
      envelope: { from: 'freelancer@example.com', to: copyTo },
      subject: `Re: ${subject}`,
      text: 'I work with the sales team: the plan of the stage follows.',
    },
    'a copy of an answer': {
      from: salesAddress,
      to: visitor,
      cc: copyTo,
      envelope: { from: salesAddress, to: copyTo },
      subject: `Re: ${subject}`,
      text: 'We look forward to your visit.',
    },
    'a bounce': { envelope: { from: '', to: bounceTo }, raw: report(visitor) },
  };
  for (const [name, message] of Object.entries(messages)) {
    await transport.sendMail(message);
    say(`Sent ${name}.`);
  }
  return 0;
});
