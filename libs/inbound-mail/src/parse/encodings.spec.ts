// Rules: inbound.whole
import iconv from 'iconv-lite';
import { decodeBytes } from './decode-bytes';
import { decodeWords } from './encoded-words';
import { parseMessage } from './parse-message';

const words = '80 € für „Gala“ – Grüße, Straße';
const western = 'Grüße aus der Straße, Größe für die Bühne';
const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const quoted = (content: Buffer) =>
  content
    .toString('latin1')
    .replace(/[^ -<>-~\r\n]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

describe('the encodings of a message', () => {
  it.each([
    ['windows-1252', 'windows-1252', words],
    ['cp1252', 'windows-1252', words],
    ['iso-8859-1', 'windows-1252', words],
    ['iso-8859-15', 'iso-8859-15', '80 € für Grüße'],
    ['us-ascii', 'windows-1252', words],
    ['utf-8', 'utf-8', words],
    ['utf-8', 'windows-1252', words],
    ['iso-8859-1', 'utf-8', words],
    ['windows-1252', 'utf-8', words],
    ['martian', 'utf-8', words],
    ['cp850', 'cp850', western],
    ['ibm850', 'cp850', western],
    ['utf-8', 'cp850', western],
    ['macintosh', 'macintosh', western],
    ['utf-7', 'utf-7', words],
    ['unicode-1-1-utf-7', 'utf-7', words],
    ['windows-1250', 'windows-1250', 'Łódź, Kraków'],
    ['iso-8859-2', 'iso-8859-2', 'Łódź, Kraków'],
    ['koi8-r', 'koi8-r', 'Привет'],
    ['windows-1251', 'windows-1251', 'Здравствуйте, Ёлка № 5'],
    ['cp1251', 'windows-1251', 'Здравствуйте, Ёлка № 5'],
    ['iso-8859-5', 'iso-8859-5', 'Здравствуйте'],
    ['koi8-u', 'koi8-u', 'Їжак, Київ'],
    ['cp866', 'cp866', 'Привет'],
    ['windows-1253', 'windows-1253', 'Καλημέρα, Αθήνα'],
    ['iso-8859-7', 'iso-8859-7', 'Καλημέρα'],
    ['windows-1254', 'windows-1254', 'İstanbul, Şişli, ğ'],
    ['iso-8859-9', 'iso-8859-9', 'İstanbul, Şişli, ğ'],
    ['windows-1255', 'windows-1255', 'שלום'],
    ['iso-8859-8', 'iso-8859-8', 'שלום'],
    ['iso-8859-8-i', 'iso-8859-8', 'שלום'],
    ['windows-1256', 'windows-1256', 'مرحبا'],
    ['windows-1257', 'windows-1257', 'Rīga, Šiauliai'],
    ['iso-8859-4', 'iso-8859-4', 'Rīga, Šiauliai'],
    ['iso-8859-13', 'iso-8859-13', 'Rīga, Šiauliai'],
    ['iso-8859-16', 'iso-8859-16', 'București, Iași'],
    ['windows-1258', 'windows-1258', 'Đà'],
    ['windows-874', 'windows-874', 'สวัสดี'],
    ['tis-620', 'tis-620', 'สวัสดี'],
    ['gb18030', 'gb18030', '上海 – 你好 𠮷'],
    ['gbk', 'gbk', '上海，您好'],
    ['x-gbk', 'gbk', '上海，您好'],
    ['hz-gb-2312', 'utf-8', 'plain'],
    ['big5', 'big5', '臺北'],
    ['big5-hkscs', 'big5-hkscs', '香港'],
    ['euc-kr', 'euc-kr', '안녕하세요'],
    ['ks_c_5601-1987', 'euc-kr', '안녕하세요'],
    ['euc-jp', 'euc-jp', '東京タワー'],
    ['x-sjis', 'shift_jis', '東京タワー'],
    ['windows-31j', 'shift_jis', '東京①'],
    ['cp932', 'shift_jis', '東京①'],
    ['x-euc-jp', 'euc-jp', '東京タワー'],
    ['x-cp1251', 'windows-1251', 'Привет'],
    ['x-mac-cyrillic', 'maccyrillic', 'Привет'],
    ['utf-16', 'utf-8', words],
    ['gb2312', 'gb2312', '上海'],
    ['shift_jis', 'shift_jis', '東京'],
    ['iso-2022-jp', 'utf-8', 'plain'],
  ])('labelled %s and written in %s reads right', async (label, written, text) => {
    const content = iconv.encode(text, written);
    const head = `Content-Type: text/plain; charset="${label}"\r\n`;
    expect((await parseMessage(bytes(head, '\r\n', content))).text).toBe(text);
    const base64 = bytes(head, 'Content-Transfer-Encoding: base64\r\n\r\n', content.toString('base64'));
    expect((await parseMessage(base64)).text).toBe(text);
    const printable = bytes(head, 'Content-Transfer-Encoding: quoted-printable\r\n\r\n', quoted(content));
    expect((await parseMessage(printable)).text).toBe(text);
  });

  it.each(['macintosh', 'x-mac-roman', 'MacRoman'])('reads the euro sign in %s', (label) =>
    expect(decodeBytes(Buffer.from([0x38, 0x30, 0x20, 0xdb]), label)).toBe('80 €'),
  );

  it('reads Japanese with its shift signs', async () => {
    const head = 'Content-Type: text/plain; charset=ISO-2022-JP\r\n\r\n';
    expect((await parseMessage(bytes(head, '\x1b$BEl5~\x1b(B!'))).text).toBe('東京!');
  });

  it.each(['Grüße', 'Tür zu', 'Mädchen', 'schön', 'Öffnung'])(
    '%s of DOS under a western label is no Windows-1252',
    (word) => {
      for (const label of [undefined, 'us-ascii', 'iso-8859-1'])
        expect(decodeBytes(iconv.encode(word, 'cp850'), label)).toBe(word);
    },
  );

  it('keeps quotation marks of Windows-1252 between letters', () => {
    const text = 'Titel:„Gala“und „Fest“, das„Gala“ist schön';
    expect(decodeBytes(iconv.encode(text, 'windows-1252'), 'iso-8859-1')).toBe(text);
  });

  it.each(['windows-1252', 'utf-8', 'cp850'])('without a label and written in %s reads right', async (written) => {
    expect((await parseMessage(bytes('Subject: x\r\n\r\n', iconv.encode(western, written)))).text).toBe(western);
  });

  it('reads both of two texts that a program joined', () => {
    expect(decodeBytes(bytes('Grüße ', iconv.encode('80 €', 'windows-1252')), 'utf-8')).toBe('Grüße 80 €');
  });

  it('keeps the signs of HTML', async () => {
    const html = iconv.encode(`<p>${words}</p>`, 'windows-1252');
    expect((await parseMessage(bytes('Content-Type: text/html; charset=windows-1252\r\n\r\n', html))).text).toBe(words);
  });

  it.each([
    ['=?windows-1252?Q?80_=80_=84Gala=93_=96?=', '80 € „Gala“ –'],
    ['=?iso-8859-1?Q?80_=80?=', '80 €'],
    ['=?utf-8?Q?80_=E2=82?= =?utf-8?Q?=AC_Gala?=', '80 € Gala'],
    ['=?UTF-8?B?R3LDvA==?=\r\n =?UTF-8?B?w59l?=', 'Grüße'],
    ['=?UTF-8?B?R3LD?= =?utf-8?Q?=BC=C3=9Fe?=', 'Grüße'],
    ['Re: =?utf-8*de?Q?Gr=C3=BC=C3=9Fe?= an alle', 'Re: Grüße an alle'],
    ['=?utf-7?Q?80_+IKw-?=', '80 €'],
    ['=?iso-8859-1?Q?Gr=C3=BC=C3=9Fe?=', 'Grüße'],
    ['=?cp850?Q?Gr=81=E1e?=', 'Grüße'],
    ['=?gb2312?B?yc+6ow==?=', '上海'],
    ['a =?= b =?utf-8?x?y?= c', 'a =?= b =?utf-8?x?y?= c'],
  ])('the header %s reads %s', (header, text) => expect(decodeWords(header.replace(/\r\n/g, ''))).toBe(text));

  it('reads names, subject and file names in any spelling', async () => {
    const message = await parseMessage(
      bytes(
        'From: =?windows-1252?Q?M=FCller=2C_=84Anna=93?= <Anna@Kunde.example>\r\nSubject: ',
        iconv.encode('Grüße – 80 €', 'windows-1252'),
        '\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
        '--b\r\nContent-Type: application/pdf; name="=?windows-1252?Q?Angebot_80_=80.pdf?="\r\n\r\nx\r\n',
        "--b\r\nContent-Disposition: attachment; filename*0*=utf-8''Gr%C3%BC; filename*1*=%C3%9Fe.pdf\r\n\r\nx\r\n",
        '--b\r\nContent-Disposition: attachment; filename="',
        iconv.encode('Größe.pdf', 'windows-1252'),
        '"\r\n\r\nx\r\n--b--',
      ),
    );
    expect(message).toMatchObject({ from: 'anna@kunde.example', fromName: 'Müller, „Anna“', subject: 'Grüße – 80 €' });
    expect(message.parts.map(({ filename }) => filename)).toEqual(['Angebot 80 €.pdf', 'Grüße.pdf', 'Größe.pdf']);
  });

  it('joins soft line breaks and keeps answers in flowed text', async () => {
    const flowed =
      'Content-Type: text/plain; format=flowed; delsp=no\r\n\r\nThis is \r\none line.\r\n> quoted\r\nanswer';
    expect((await parseMessage(Buffer.from(flowed))).text).toBe('This is one line.\n> quoted\nanswer');
    const soft =
      'Content-Transfer-Encoding: quoted-printable\r\n\r\nThis is =\r\none line=2E=20\r\nGr=C3=\r\n=BC=C3=9Fe';
    expect((await parseMessage(Buffer.from(soft))).text).toBe('This is one line. \nGrüße');
  });
});
