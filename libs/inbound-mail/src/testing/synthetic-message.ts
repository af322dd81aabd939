import { type MailClient, mailClients } from './mail-clients';

const phrases = {
  en: [
    'Thank you, Tuesday at ten suits us well.',
    'We would be 120 guests, not 80.\nIs the terrace included?',
    'Could you send the floor plan of the stage?\n\nWe also need parking for two lorries.',
    'Please cancel our visit. We have found another date.',
  ],
  de: [
    'Vielen Dank, Dienstag um zehn passt uns gut.',
    'Wir wären 120 Gäste, nicht 80.\nIst die Terrasse dabei?',
    'Könnten Sie den Grundriss der Bühne schicken?\n\nWir brauchen außerdem Platz für zwei Lkw.',
    'Bitte stornieren Sie unseren Termin. Wir haben einen anderen gefunden.',
  ],
};
const ours = [
  'Hello,',
  '',
  'thank you for your request. Sales answers within one working day.',
  '',
  'Your booking team',
];

export interface SyntheticMessage {
  client: MailClient;
  language: 'en' | 'de';
  /** Top-posted, below the quote, or a forward with a line of its own. */
  style: 'top' | 'bottom' | 'forward';
  written: string;
  raw: Buffer;
}

/** A reply as one of the ten clients writes it. @param random numbers from 0 up to 1 */
export function syntheticMessage(random: () => number, to: string, number: number): SyntheticMessage {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const client = pick(mailClients);
  const language = pick(['en', 'de'] as const);
  const style = pick(['top', 'top', 'top', 'bottom', 'forward'] as const);
  const written = pick(phrases[language]);
  const head = client.quoteHead[language]
    .replace('{date}', language === 'de' ? '12.06.2026' : 'Fri, 12 Jun 2026')
    .replace('{time}', '14:05')
    .replace('{name}', 'Booking team')
    .replace('{address}', 'booking@example.com');
  const quote = `${head}\n${ours.map((line) => `${client.quotePrefix}${line}`).join('\n')}`;
  const signature = client.signature[language] ? `\n\n${client.signature[language]}` : '';
  const text = style === 'bottom' ? `${quote}\n\n${written}${signature}` : `${written}${signature}\n\n${quote}`;
  const subject = `${pick(style === 'forward' ? ['Fwd: ', 'WG: '] : ['Re: ', 'AW: '])}Your request`;
  const headers = [
    `From: "Anna Berg" <${pick(['anna.berg', 'A.Berg', 'anna'])}@customer${number % 50}.example>`,
    `To: ${random() < 0.3 ? to.toUpperCase() : to}`,
    `Subject: ${subject}`,
    `Message-ID: <synthetic-${number}@customer.example>`,
    'Date: Fri, 12 Jun 2026 15:00:00 +0200',
    client.headers,
    'MIME-Version: 1.0',
  ];
  return {
    client,
    language,
    style,
    written,
    raw: Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n`), bodyOf(client, text)]),
  };
}

function bodyOf(client: MailClient, text: string): Buffer {
  const plain = part('text/plain', client, text);
  if (!client.html) return plain;
  const html = part(
    'text/html',
    client,
    `<html><body><div>${text.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</div><img src="http://tracker.example/pixel.gif"></body></html>`,
  );
  const [open, close] = ['\r\n--alternative\r\n', '\r\n--alternative--\r\n'].map((line) => Buffer.from(line)) as [
    Buffer,
    Buffer,
  ];
  return Buffer.concat([
    Buffer.from('Content-Type: multipart/alternative; boundary="alternative"\r\n'),
    open,
    plain,
    open,
    html,
    close,
  ]);
}

function part(type: string, { charset, encoding }: MailClient, text: string): Buffer {
  const bytes = Buffer.from(text.replaceAll('\n', '\r\n'), charset === 'utf-8' ? 'utf8' : 'latin1');
  const head = Buffer.from(
    `Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`,
  );
  return Buffer.concat([head, encoded(bytes, encoding)]);
}

function encoded(bytes: Buffer, encoding: MailClient['encoding']): Buffer {
  if (encoding === '8bit') return bytes;
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replace(/.{76}/g, '$&\r\n'));
  const quoted = bytes
    .toString('latin1')
    .replace(
      /[^\r\n\t -~]|=/g,
      (character) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
  return Buffer.from(quoted.replace(/ \r\n/g, '=20\r\n').replace(/(.{70})(?=[^\r\n=])(?!=)/g, '$1=\r\n'));
}
