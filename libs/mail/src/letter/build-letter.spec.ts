// Rule: desk.answers
import { simpleParser } from 'mailparser';
import { writeMail } from '../mime';
import { buildLetter } from './build-letter';
import type { Letter } from './letter';

const letter: Letter = {
  language: 'de',
  fromName: 'Lena Brandt, Stage',
  ...{ to: ['ada@firma.example'], cc: ['office@firma.example'], bcc: ['boss@venue.example'] },
  body: 'Dear Ada,\n\nthe stage is free: https://stage.example/venues.\nHow many come?\n\nLena',
  quote: {
    head: 'Ada Byron wrote on Tue 14 May 2030, 10:00:',
    text: 'Is it free?\n\nSee https://evil.example <b>now</b>',
  },
  inReplyTo: '<reply@firma.example>',
  references: ['<first@stage.example>', '<reply@firma.example>'],
  date: new Date('2030-05-14T08:00:00Z'),
  files: [{ filename: 'Grundriß.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7\n\0\u00ff') }],
};
const envelope = {
  mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
  from: { name: 'Stage', address: 'hello@stage.example' },
  ...{ to: 'ada@firma.example', replyTo: 'leads+abc@stage.example', bounceTo: 'leads+def@stage.example' },
};
const build = (change: Partial<Letter> = {}, subject = 'Re: Your tour request') =>
  buildLetter({ ...letter, ...change }, subject, envelope);
const parsed = (change?: Partial<Letter>) => simpleParser(writeMail(build(change)).message);

describe('a letter', () => {
  it('has the headers by which programs thread it, and none of a machine', async () => {
    const { headers, messageId, inReplyTo, references, replyTo, from, date } = await parsed();
    expect(messageId).toBe('<7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11@stage.example>');
    expect(inReplyTo).toBe('<reply@firma.example>');
    expect(references).toEqual(letter.references);
    expect(replyTo?.value).toEqual([{ name: '', address: 'leads+abc@stage.example' }]);
    expect(from?.value).toEqual([{ name: 'Lena Brandt, Stage', address: 'hello@stage.example' }]);
    expect(date).toEqual(letter.date);
    for (const name of ['auto-submitted', 'x-auto-response-suppress', 'precedence', 'x-mailer', 'bcc'])
      expect([name, headers.has(name)]).toEqual([name, false]);
  });

  it('goes to everybody, and shows nobody in Bcc', () => {
    const { envelope: to, message } = writeMail(build());
    expect(to).toEqual({
      from: 'leads+def@stage.example',
      to: ['ada@firma.example', 'office@firma.example', 'boss@venue.example'],
    });
    expect(message.toString('latin1')).not.toContain('boss@venue.example');
  });

  it('says the text as it was typed, and quotes below it', async () => {
    const { text } = await parsed();
    expect(text?.trim()).toBe(
      `${letter.body}\n\n${letter.quote!.head}\n> Is it free?\n>\n> See https://evil.example <b>now</b>`,
    );
  });

  it('links what the member wrote, and nothing that is quoted', () => {
    const { html } = build();
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual(['https://stage.example/venues']);
    expect(html).toContain('&lt;b&gt;now&lt;/b&gt;');
  });

  it.each([
    ['application/pdf', Buffer.from('%PDF-1.7\n\0\u00ff')],
    ['text/plain', Buffer.from('a\nb\r\n.\n' + 'x'.repeat(2000))],
    ['text/csv', Buffer.from('a;b\n1;2\n')],
    ['text/calendar', Buffer.from('BEGIN:VCALENDAR\r\n')],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0, 10, 13])],
  ])('carries a file byte by byte: %s', async (contentType, content) => {
    const file = { filename: 'Grundriß.x', contentType, content };
    const { attachments } = await parsed({ files: [file] });
    expect(attachments.map((found) => ({ filename: found.filename, contentType: found.contentType }))).toEqual([
      { filename: 'Grundriß.x', contentType },
    ]);
    expect(attachments[0]?.content.equals(content)).toBe(true);
  });

  it('names its language', () => {
    const { html, headers } = build();
    expect(html).toContain('<html lang="de">');
    expect(headers['Content-Language']).toBe('de');
  });

  it('is the same at every attempt', () => {
    expect(writeMail(build())).toEqual(writeMail(build()));
  });

  it.each(['Hello\r\nBcc: eve@evil.example', 'Hello\u2028'])('refuses the subject %j', (subject) => {
    expect(() => build({}, subject)).toThrow('control character');
  });

  it('drops what would reverse or hide text', () => {
    expect(build({ body: 'a\u202Eb\u0000c\r\nd' }).text).toMatch(/^abc\nd\n/);
  });
});
