import iconv from 'iconv-lite';
import { readdirSync, readFileSync } from 'node:fs';
import { type MailClient, mailClients } from './mail-clients';

/** Expected outcomes of a message; defined in `people.md`. */
export const outcomes = [
  ...['reply', 'perhaps', 'automatic', 'answer', 'team-message', 'unknown-sender', 'calendar', 'forwarded'],
] as const;

/** One message of the corpus of people: content, transport and expected outcome (people/README.md). */
export interface PersonMail {
  theme: string;
  title: string;
  is: string;
  /** The address of ours that receives it. */
  via: 'reply' | 'copy' | 'bounce' | 'nowhere';
  /** Sender of the envelope; empty for none. */
  envelope: string;
  /** Whether it is about the lead of the message before it. */
  sameLead: boolean;
  /** Author of the answer: address of a member, `team` for a shared address. */
  by?: string;
  /** Relation of the sender's address. */
  sender?: string;
  /** Checks that must be reported as failed. */
  failed?: string;
  client: MailClient;
  headers: string[];
  /** The typed text, and the text that the program quoted below it. */
  own: string;
  /** The typed part, if the text contains the parts of a message. */
  typed: string;
  quoted: string;
}

/** Used by people only in this corpus; it sends raw Windows-1252. */
const tOnline: MailClient = {
  ...{ name: 'T-Online', headers: 'X-Mailer: T-Online eMail 6', quotePrefix: '', hasFullHead: true },
  quoteHead: { en: '', de: '-----Original-Nachricht-----' },
  signature: { en: '', de: '' },
  ...{ charset: 'iso-8859-1', encoding: '8bit', html: false },
};

const folder = 'libs/inbound-mail/src/testing/people';

/** Every message of the corpus, theme by theme. */
export const peoplesMails = (): PersonMail[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split(/^=====\n/m)
        .map((block) => personMail(file.replace('.txt', ''), block)),
    );

function personMail(theme: string, block: string): PersonMail {
  const [head = '', headers = '', ...paragraphs] = block.trim().split('\n\n');
  const [title = '', ...lines] = head.split('\n');
  const given = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [own = '', quoted = ''] = paragraphs.join('\n\n').split(/^~~~\n/m);
  const client = [...mailClients, tOnline].find(({ name }) => name === (given.get('client') ?? 'Thunderbird'));
  if (!client) throw new Error(`${theme}: ${title}: no such client`);
  const optional = (name: 'by' | 'sender' | 'failed') => (given.has(name) ? { [name]: given.get(name) } : {});
  return {
    ...{ theme, title, client, own: own.trim(), quoted: quoted.trim() },
    typed: given.get('typed') ?? own.trim(),
    is: given.get('is') ?? '',
    via: (given.get('via') ?? 'reply') as PersonMail['via'],
    envelope: given.get('envelope') ?? 'someone@sender.example',
    sameLead: given.get('lead') === 'the same',
    ...optional('by'),
    ...optional('sender'),
    ...optional('failed'),
    headers: headers === '-' ? [] : headers.split('\n'),
  };
}

/**
 * The message as its program sends it.
 * @param id for its Message-ID
 * @param to recipient, unless the message has its own
 */
export function rawOf({ client, headers, own, quoted }: PersonMail, id: string, to: string): Buffer {
  const has = (name: string) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const text = quoted ? `${own}\n\n${quoted}` : own;
  const defaults = [
    ...(has('from') ? [] : ['From: Ada Brandt <ada.brandt@firma.example>']),
    ...(has('to') ? [] : [`To: ${to}`]),
    ...(has('subject') ? [] : ['Subject: Re: Your message to us']),
    ...(has('message-id') ? [] : [`Message-ID: <${id}@people.example>`]),
    ...(client.headers ? [client.headers] : []),
  ];
  const content = has('content-type') ? Buffer.from(text.replace(/\n/g, '\r\n')) : bodyOf(client, text);
  const lines = [...headers, ...defaults].map((line) =>
    line.replaceAll('{to}', to).replace(/[^\x00-\x7f]+/g, encodedWord),
  );
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n${has('content-type') ? '\r\n' : ''}`), content]);
}

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

function bodyOf({ charset, encoding, html }: MailClient, text: string): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const part = (type: string, content: string) => {
    const label = charset === 'iso-8859-1' ? 'windows-1252' : charset;
    const bytes = iconv.encode(content.replace(/\n/g, '\r\n'), label);
    const head = `Content-Type: ${type}; charset=${label}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), encoded(bytes, encoding), Buffer.from('\r\n')]);
  };
  if (!html) return part('text/plain', text);
  return Buffer.concat([
    Buffer.from('Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\n'),
    part('text/plain', text),
    Buffer.from('--b\r\n'),
    part('text/html', `<html><body><div>${escaped.replaceAll('\n', '<br>\n')}</div></body></html>`),
    Buffer.from('--b--\r\n'),
  ]);
}

function encoded(bytes: Buffer, encoding: MailClient['encoding']): Buffer {
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replace(/(.{76})/g, '$1\r\n'));
  if (encoding === '8bit') return bytes;
  const quotedPrintable = bytes
    .toString('latin1')
    .replace(/[^\r\n -<>-~]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/ (?=\r\n)/g, '=20');
  return Buffer.from(quotedPrintable.replace(/([^\r\n]{70}(?:=..|[^=\r\n]))(?=[^\r\n])/g, '$1=\r\n'));
}
