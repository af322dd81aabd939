import { headerOf } from './inbound-message';
import { parseMessage } from './parse-message';

const read = (text: string | Buffer) => parseMessage(Buffer.from(text));

describe('the parser of inbound mail', () => {
  it('reads sender, ids, date and text of an ordinary message', async () => {
    const message = await read(
      'From: "Anna Berg" <Anna@Example.com>\r\nMessage-ID: <1@x>\r\nIn-Reply-To: <0@y>\r\nDate: Fri, 12 Jun 2026 15:00:00 +0200\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\nHello\r\nthere',
    );
    expect(message).toMatchObject({
      parsed: true,
      from: 'anna@example.com',
      messageId: '<1@x>',
      inReplyTo: '<0@y>',
      subject: 'Grüße',
      text: 'Hello\nthere',
    });
    expect(message.sentAt?.toISOString()).toBe('2026-06-12T13:00:00.000Z');
  });

  it('converts HTML to text and loads nothing of it', async () => {
    const { text } = await read(
      'Content-Type: text/html\r\n\r\n<p>Hello <b>you</b></p><img src="http://x.example/a.gif" alt="pixel"><script>alert(1)</script><style>p{}</style>',
    );
    expect(text).toBe('Hello you');
  });

  it('keeps no NUL and no control character in any text', async () => {
    const message = await read('Subject: a\0b\u0007\r\nX-A: \0c\r\n\r\nd\0e\u001b[31m\r\n');
    expect(message.text).toBe('de[31m');
    expect(message.subject).toBe('ab');
    expect(headerOf(message, 'x-a')).toBe('c');
  });

  it.each([
    ['nothing at all', ''],
    ['no header', '\r\n\r\ntext'],
    ['no body', 'Subject: x\r\n'],
    ['bytes that are no text', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 37) % 256))],
    ['an unknown charset', 'Content-Type: text/plain; charset=martian\r\n\r\nx'],
    ['the wrong charset', Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\nGr\xfc\xdfe', 'latin1')],
    ['an impossible date', 'Date: Thu, 99 Foo 99999 99:99:99 +9999\r\n\r\nx'],
    ['a date in the year 275000', 'Date: Sat, 1 Jan 275000 00:00:00 +0000\r\n\r\nx'],
    ['a lone boundary', 'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a'],
    ['a message nested 30 deep', nested(30)],
    [
      'ten thousand recipients',
      `To: ${Array.from({ length: 10_000 }, (_, at) => `a${at}@x.example`).join(',\r\n ')}\r\n\r\nx`,
    ],
  ])('does not fail on %s', async (_, raw) => {
    const message = await read(raw);
    expect(message.text).not.toContain('\0');
    const year = message.sentAt?.getUTCFullYear() ?? 2000;
    expect(year < 3000).toBe(true);
  });

  it.each([
    [
      'parts nested 1,000 deep',
      Array.from({ length: 1000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join(''),
    ],
    ['a megabyte of headers', `${'X-A: b\n'.repeat(150_000)}\n\nx`],
  ])('leaves %s unparsed', async (_, raw) => {
    expect(await read(raw)).toMatchObject({ parsed: false, text: '' });
  });

  it.each([
    ['line feeds', 'Subject: x\n\n' + '\n'.repeat(10_000_000)],
    ['parts', `Content-Type: multipart/mixed; boundary=a\n\n${'--a\n\nx\n'.repeat(1_000_000)}`],
    ['open tags', `Content-Type: text/html\n\n${'<b>'.repeat(3_000_000)}`],
  ])('reads only the beginning of ten megabytes of %s', async (_, raw) => {
    const message = await read(raw);
    expect(message.parsed).toBe(true);
    expect(message.parts.length).toBeLessThanOrEqual(1001);
  });
});

function nested(depth: number): string {
  const inner = 'Subject: innermost\r\n\r\nx';
  return Array.from({ length: depth }).reduce<string>(
    (message) => `Content-Type: message/rfc822\r\n\r\n${message}`,
    inner,
  );
}
