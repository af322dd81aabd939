// Rules: mail.fixed-text
import { brand } from '@mainstage/content/site/brand';
import { simpleParser, type ParsedMail } from 'mailparser';
import nodemailer from 'nodemailer';
import { buildMail } from '@mainstage/mail/build-mail';
import type { BuiltMail } from '@mainstage/mail/built-mail';
import { visibleText } from '@mainstage/mail/layout/visible-text';
import { type MailKind, mailKinds, mailOf } from './mail-kinds';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { contactConfirmation } from '@mainstage/leads/contact/mails/confirmation';
import { newsletterWelcome } from '@mainstage/leads/newsletter/mails/welcome';
import { tourConfirmation } from '@mainstage/leads/tour/mails/confirmation';

const raw = async (mail: BuiltMail): Promise<string> => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return String((await transport.sendMail(mail)).message);
};
const headersOf = (message: string) =>
  message
    .slice(0, message.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
const links = (html: string | false | undefined) => [...String(html).matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
/** About many leads. */
const digests: readonly MailKind[] = ['webinar-notification', 'held-notification'];
const salesKinds = mailKinds.filter((kind) => kind.endsWith('-notification') && !digests.includes(kind));
/** To sales, though their names do not say so. */
const internalKinds: readonly MailKind[] = ['daily-digest', 'booking-request', 'booking-notice'];
/** To members of the sales team. */
const isTeamKind = (kind: MailKind) => kind.startsWith('desk-');
const isWritten = (kind: MailKind) => kind === 'member-answer';
const templateKinds = mailKinds.filter((kind) => !isWritten(kind));
const visitorKinds = templateKinds.filter((kind) => !kind.endsWith('-notification') && !isTeamKind(kind));

/** Of the sample: for a visitor that of the form’s page. */
function languageOf(kind: MailKind): string {
  const { language, sample } = mailOf(kind);
  return typeof language === 'function' ? language(sample as never) : language;
}

describe.each(templateKinds)('%s', (kind) => {
  const mail = previewMail(mailOf(kind));

  it('the mail has an HTML and a text form, and the headers of the contract', async () => {
    const message = await raw(mail);
    const parsed = await simpleParser(message);
    expect(parsed.messageId).toBe('<7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11@stage.example>');
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed.from?.value).toEqual([{ name: 'Name of the House', address: 'hello@stage.example' }]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(parsed.html).toContain('</html>');
    expect(headersOf(message).map((line) => line.split(':')[0])).not.toContain('X-Mailer');
    for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  });

  it('the mail says the same in both forms', () => {
    const html = visibleText(mail.html);
    const marks = /^(> |! | {2}- |=+$|-- $)/;
    const links = new Set<string>();
    for (const line of mail.text.split('\n').filter((text) => !marks.test(text) && text !== brand.name.toUpperCase())) {
      if (/^https?:\S+$/.test(line)) links.add(line);
      else for (const part of line.split(/: |:$/)) expect(html).toContain(part);
    }
    for (const link of links) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    // One whole address for readers whose program opens no button.
    if (mail.html.includes('class="button"')) expect([...links].filter((link) => html.includes(link))).toHaveLength(1);
  });

  it('the mail is the same mail at every attempt', () => {
    expect(previewMail(mailOf(kind))).toEqual(mail);
  });

  it('the mail hides no character', () => {
    expect(mail.html + mail.text + mail.subject).not.toMatch(hidden);
  });

  it('the mail is in its language', () => {
    expect(mail.html).toContain(`<html lang="${languageOf(kind)}"`);
    expect(mail.headers['Content-Language']).toBe(languageOf(kind));
  });

  it('the mail keeps what mailboxes show to a readable length', () => {
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.html).not.toContain('undefined');
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
  });
});

describe('mails to visitors', () => {
  it.each(visitorKinds)('%s lets answers reach the sales team', (kind) => {
    expect(previewMail(mailOf(kind)).replyTo).toEqual({ name: '', address: 'sales@stage.example' });
  });

  it.each(visitorKinds)('%s holds nothing that was typed, not even the name', (kind) => {
    expect(`${previewMail(mailOf(kind)).html}${previewMail(mailOf(kind)).text}`).not.toMatch(
      /\bAda\b|Muster(?!kai)|firma\.example/,
    );
  });

  it('each mail to a visitor carries one embedded picture; the request to confirm carries none', async () => {
    for (const kind of visitorKinds.filter((one) => !internalKinds.includes(one))) {
      const mail = previewMail(mailOf(kind));
      const pictures = mail.attachments.filter((part) => 'cid' in part);
      const sources = [...mail.html.matchAll(/<img\b[^>]*\bsrc="([^"]*)"[^>]*\balt="([^"]+)"/g)];
      // No advertising before an address is confirmed.
      const expected = kind === 'newsletter-opt-in' ? [] : ['cid:picture@stage.example'];
      expect([kind, sources.map(([, source]) => source)]).toEqual([kind, expected]);
      expect(pictures).toHaveLength(expected.length);
      const { attachments } = await simpleParser(await raw(mail));
      expect(attachments.filter(({ related }) => related).map(({ cid }) => `cid:${cid}`)).toEqual(expected);
    }
  });

  it('each mail to a visitor is sent without its picture where it is not there', () => {
    const envelope = { mailId: 'id', from: { name: 'M', address: 'm@stage.example' }, to: 'a@b.example' };
    const mail = buildMail(tourConfirmation, tourConfirmation.sample, {
      ...envelope,
      pictures: { jpeg: () => undefined },
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.attachments).toHaveLength(1);
  });

  it('each mail to a visitor is German for webinar and business events, else English', () => {
    const german = mailKinds.filter((kind) => languageOf(kind) === 'de');
    expect(german.sort()).toEqual([
      'business-event-confirmation',
      'webinar-access',
      'webinar-moved',
      'webinar-moved-up',
      'webinar-provisional',
      'webinar-reminder-day',
      'webinar-reminder-hour',
      'webinar-waitlist',
    ]);
  });
});

/** Characters without width; a filter takes them for a disguise, and nobody can search or copy across them. */
const hidden = /[\u00AD\u034F\u200B\u200C\u2060\uFEFF]/;

const hostile = [
  'x\r\nBcc: victim@evil.example',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '<a href="https://evil.example">click</a> https://evil.example/a www.evil.example evil.com',
  'mail me at someone@evil.com or call +49 69 90009-121',
  '\u202Egnp.exe שלום \u2066',
  '👩‍👩‍👧 ÄÖÜ ß',
  '"; --=_boundary\r\n\r\n.\r\nQUIT',
];

/** The props with the text in every field a visitor can type in. */
function typedAs(kind: MailKind, text: string): never {
  const props = structuredClone(mailOf(kind).sample) as { typed: Record<string, unknown> };
  const free = ['firstName', 'lastName', 'fullName', 'company', 'phone', 'phoneNumber', 'position'];
  for (const field of [...free, 'message', 'additionalInformation', 'selectedDate']) props.typed[field] = text;
  return props as never;
}

describe.each(salesKinds)('%s with hostile text in every field', (kind) => {
  it.each(hostile)('the mail keeps its headers and shows as text: %j', async (text) => {
    const mail = previewMail(mailOf(kind), typedAs(kind, text));
    const message = await raw(mail);
    const parsed: ParsedMail = await simpleParser(message);
    const usual = headersOf(await raw(previewMail(mailOf(kind)))).map((line) => line.split(':')[0]);

    expect(headersOf(message).map((line) => line.split(':')[0])).toEqual(usual);
    expect(parsed.subject).toBe(mail.subject);
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202A-\u202E]|:\/\/|\w@\w|www\.\w/u);
    expect(parsed.replyTo?.value).toEqual([{ name: '', address: 'ada.muster@firma.example' }]);
    expect(mail.html).not.toMatch(/<(script|img)\b/i);
    expect(mail.html + mail.text + mail.subject).not.toMatch(hidden);
    const foreign = [...links(mail.html), ...links(parsed.textAsHtml)].filter(
      (url) => !url?.startsWith('https://stage.example/'),
    );
    expect(foreign).toEqual([]);
    expect(visibleText(mail.html)).not.toMatch(/[\u202A-\u202E]/);
    expect(mail.attachments).toEqual([]);
  });
});

it('mailparser would find such links: it reads plain text as mail clients do', async () => {
  const parsed = await simpleParser(`Subject: x\r\n\r\n${hostile[2]}\r\n${hostile[3]}`);
  expect(links(parsed.textAsHtml)).toEqual(
    expect.arrayContaining(['https://evil.example/a', 'http://evil.com', 'mailto:someone@evil.com']),
  );
});

describe.each(mailKinds.filter((kind) => isTeamKind(kind) && 'name' in mailOf(kind).sample))('%s', (kind) => {
  it.each(hostile)('the mail shows %j as text and has no link but ours', (text) => {
    const mail = previewMail(mailOf(kind), { ...mailOf(kind).sample, name: text, company: text, phone: text } as never);
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202A-\u202E]|:\/\/|\w@\w|www\.\w/u);
    expect(mail.html).not.toMatch(/<(script|img)\b/i);
    expect(mail.html + mail.text + mail.subject).not.toMatch(hidden);
    expect(links(mail.html).filter((url) => !url?.startsWith('https://stage.example/'))).toEqual([]);
  });
});

describe('headers', () => {
  const envelope = { mailId: 'id', from: { name: 'M', address: 'm@stage.example' }, to: 'a@b.example' };
  const build = (change: object) => () =>
    buildMail(contactConfirmation, { ...contactConfirmation.sample, answerBy: null }, { ...envelope, ...change });

  it.each([
    { to: 'a@b.example\r\nBcc: c@d.example' },
    { replyTo: 'a@b.example\nBcc: c@d.example' },
    { mailId: 'id>\r\nBcc: c@d.example' },
    { from: { name: 'M\rX', address: 'm@stage.example' } },
    { from: { name: 'M', address: 'm@stage.example\u2028' } },
  ])('refuse a line break in %j', (change) => {
    expect(build(change)).toThrow('control character');
  });

  it('take one address for one, whatever it looks like', async () => {
    const parsed = await simpleParser(await raw(build({ to: '"a, b"@c.example', replyTo: 'müller@b.example' })()));
    expect(parsed.to).toMatchObject({ value: [{ address: expect.stringContaining('c.example') }] });
    expect(parsed.replyTo?.value).toHaveLength(1);
    expect(parsed.cc).toBeUndefined();
  });

  it('the welcome mail has the one-click unsubscribe of RFC 8058, unfolded', async () => {
    const oneClickUrl = `https://stage.example/api/unsubscribe?token=${'a'.repeat(200)}`;
    const mail = previewMail(newsletterWelcome, { ...newsletterWelcome.sample, oneClickUrl });
    const message = await raw(mail);
    expect(message).toContain(`\r\nList-Unsubscribe: <${oneClickUrl}>\r\n`);
    expect(message).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('no other mail has a one-click unsubscribe', () => {
    for (const kind of templateKinds.filter((kind) => kind !== 'newsletter-welcome'))
      expect(Object.keys(previewMail(mailOf(kind)).headers)).toEqual([
        'Auto-Submitted',
        'X-Auto-Response-Suppress',
        'Content-Language',
      ]);
  });
});
