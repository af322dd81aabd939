// Rules: inbound.whole
import { readFileSync } from 'node:fs';
import { parseMessage } from './parse-message';
import { tnefFile } from '../testing/tnef-file';

const read = (text: string | Buffer) => parseMessage(Buffer.from(text));
const mixed = (...parts: string[]) =>
  `Content-Type: multipart/mixed; boundary=m\r\n\r\n${parts.map((part) => `--m\r\n${part}\r\n`).join('')}--m--\r\n`;
const alternative = (...parts: string[]) =>
  `Content-Type: multipart/alternative; boundary=a\r\n\r\n${parts.map((part) => `--a\r\n${part}\r\n`).join('')}--a--\r\n`;
const signed = (name: string) => readFileSync(`libs/inbound-mail/src/testing/smime/${name}.eml`);

describe('the body of a message', () => {
  it('joins the texts between attachments', async () => {
    const message = await read(
      mixed(
        '\r\nFirst.',
        'Content-Type: image/png; name=a.png\r\n\r\nx',
        '\r\nSecond.',
        'Content-Type: text/html\r\n\r\n<p>Third.</p>',
      ),
    );
    expect(message.text).toBe('First.\nSecond.\nThird.');
    expect(message.parts.map(({ filename }) => filename)).toEqual(['a.png']);
  });

  it('prefers the plain text, and the HTML where it says more', async () => {
    const html = 'Content-Type: text/html\r\n\r\n<p>We come with <b>120</b> guests,<br>and two lorries.</p>';
    expect((await read(alternative('\r\n*We come* with 120 guests, and two lorries.', html))).text).toMatch(/^\*We/);
    for (const plain of ['We come with 120 guests.', 'This is HTML mail.', ''])
      expect((await read(alternative(`\r\n${plain}`, html))).text).toMatch(/and two lorries\.$/);
  });

  it('shows both where each says something of its own', async () => {
    const html = 'Content-Type: text/html\r\n\r\n<p>We take it.</p><p>No seating, please!</p>';
    const { text } = await read(alternative('\r\nWe take it. We are 140.', html));
    expect(text).toBe('We take it. We are 140.\n\nWe take it.\n\nNo seating, please!');
  });

  it.each(['text', 'text/foo', 'text/x-web-markdown'])('shows text labelled %s', async (type) => {
    const { text, parts } = await read(`Content-Type: ${type}\r\n\r\nTuesday suits us.`);
    expect({ text, parts }).toEqual({ text: 'Tuesday suits us.', parts: [] });
  });

  it('keeps the address behind a link', async () => {
    const { text } = await read(
      'Content-Type: text/html\r\n\r\n<a href="https://files.example/plan">Our plan</a>, <a href="mailto:a@b.example">a@b.example</a>',
    );
    expect(text).toBe('Our plan <https://files.example/plan>, a@b.example');
  });

  it('keeps rows and cells of a table apart', async () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const { text } = await read(
      `Content-Type: text/html\r\n\r\n<table><tr><th>Time</th><th>What</th></tr>${row('9:00', 'Start')}${row('<p>10:00</p>', '<b>Talk</b>')}</table>`,
    );
    expect(text.replace(/\n+/g, '\n')).toBe('Time What\n9:00 Start\n10:00\nTalk');
  });

  it('reads a message whose boundary is missing', async () => {
    expect((await read('Content-Type: multipart/mixed\r\n\r\nTuesday suits us.')).text).toBe('Tuesday suits us.');
    expect((await read('Content-Type: multipart/mixed; boundary=x\r\n\r\nTuesday suits us.')).text).toBe(
      'Tuesday suits us.',
    );
    expect((await read('Content-Type: multipart/mixed; boundary=x\r\n\r\n--x  \r\n\r\nTuesday\r\n')).text).toBe(
      'Tuesday',
    );
  });

  it.each(['\n', '\r\n'])(
    'keeps the text of a group whose boundary stands on a line without an indent: %j',
    async (end) => {
      const raw = [
        ...['Content-Type: multipart/mixed; boundary=a', '', '--a', 'Content-Type: multipart/alternative;'],
        ...['boundary="b"', '', '--b', 'Content-Type: text/plain;', 'charset=utf-8', '', 'Dienstag passt.'],
        ...['--b', 'Content-Type: text/html', '', '<p>Dienstag passt.</p>', '--b--'],
        ...['--a', 'Content-Disposition: attachment;', 'filename=plan.pdf', '', '%PDF', '--a--', ''],
      ].join(end);
      const message = await read(raw);
      expect(message.text).toBe('Dienstag passt.');
      expect(message.parts.map(({ filename }) => filename)).toEqual(['plan.pdf']);
    },
  );

  it.each(['alternative', 'signed', 'encrypted', 'mixed'])(
    'keeps the text of multipart/%s without a boundary',
    async (kind) => {
      expect((await read(`Content-Type: multipart/${kind}\r\n\r\nDienstag passt.`)).text).toContain('Dienstag passt.');
    },
  );

  it.each(['opaque', 'opaque-streamed', 'detached'])('shows the text inside a signature: %s', async (name) => {
    const message = await read(signed(name));
    expect(message.text).toContain('Dienstag passt uns: 80 € für „Gala“');
    expect(message.notices).toEqual(['signed']);
    expect(message.parts.map(({ filename }) => filename)).toEqual(['plan.txt']);
  });

  it('gives what is encrypted as a file', async () => {
    const message = await read(signed('encrypted'));
    expect(message).toMatchObject({ text: '', notices: ['unreadable'] });
    expect(message.parts.map(({ filename }) => filename)).toEqual(['smime.p7m']);
  });

  it.each([
    [
      'PGP',
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=m\r\n\r\n--m\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--m\r\nContent-Type: application/octet-stream; name=encrypted.asc\r\n\r\nx\r\n--m--',
    ],
    ['PGP in the text', '\r\n-----BEGIN PGP MESSAGE-----\r\nx\r\n-----END PGP MESSAGE-----'],
    ['an unknown transfer encoding', 'Content-Transfer-Encoding: x-uuencode\r\n\r\nbegin 644 a.txt\r\n'],
    ['a part of a message', 'Content-Type: message/partial; id=1; number=1\r\n\r\nx'],
    [
      'a broken signature',
      'Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\r\n\r\nnothing',
    ],
    ['a broken winmail.dat', 'Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\nnothing'],
  ])('says of %s that it cannot be shown', async (_, raw) => {
    const message = await read(raw);
    expect(message.notices).toContain('unreadable');
    expect(message.parts.length > 0 || message.text !== '').toBe(true);
  });

  it.each(['text', 'html', 'rtf', 'rich', 'ansi'] as const)('opens winmail.dat with %s', async (kind) => {
    const raw = Buffer.concat([
      Buffer.from('Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\n'),
      Buffer.from(tnefFile(kind).toString('base64')),
    ]);
    const message = await read(raw);
    expect(message.text.replaceAll('\0', '')).toBe('Dienstag passt: 80 € für „Gala“');
    expect(message.parts).toMatchObject([
      { filename: 'Größe des Saals.pdf', mimeType: 'application/pdf' },
      { filename: 'PLAN.DOC' },
    ]);
    expect(Buffer.from(message.parts[0]!.content).toString()).toBe('%PDF');
    expect(message.notices).toEqual([]);
  });

  it.each([
    ['garbage at its end', Buffer.concat([tnefFile('html'), Buffer.from('\0\0garbage at the end')]), 2],
    ['its end missing', tnefFile('html').subarray(0, -20), 1],
  ])('shows what stands in a winmail.dat with %s', async (_, file, files) => {
    const head = 'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\n';
    const { text, parts, notices } = await read(head + file.toString('base64'));
    expect(text).toBe('Dienstag passt: 80 € für „Gala“');
    expect(parts.length).toBeGreaterThan(files);
    expect(parts.at(-1)).toMatchObject({ filename: 'winmail.dat' });
    expect(notices).toEqual(['unreadable']);
  });

  it.each<[label: string, written: string]>([
    ['quoted printable', 'G=C3=A4ste'],
    ['Quoted-Printable; x=y', 'G=C3=A4ste'],
    ['base-64', 'R8Okc3Rl'],
    ['BASE64;', 'R8Okc3Rl'],
    ...['7-bit', '8bits', 'plain', 'none', 'text/plain', 'utf-8'].map((label): [string, string] => [label, 'Gäste']),
  ])('reads text with the misspelt transfer encoding %s', async (label, written) => {
    const { text, notices } = await read(`Content-Transfer-Encoding: ${label}\r\n\r\n${written}`);
    expect({ text, notices }).toEqual({ text: 'Gäste', notices: [] });
  });

  it.each([
    ['long', `${'a\n'.repeat(80_000)}${'word '.repeat(20_000)}`],
    ['of many lines', 'a\n'.repeat(150_000)],
    ['at the size limit', 'word '.repeat(2_200_000)],
  ])('says that a message %s was cut', async (_, text) => {
    expect((await read(`Subject: x\n\n${text}`)).notices).toContain('cut');
  });
});
