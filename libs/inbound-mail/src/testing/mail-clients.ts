/** How a mail client formats a reply; modelled on ten clients that visitors use. */
export interface MailClient {
  name: string;
  headers: string;
  /** The line or lines above the quoted mail; `{date}`, `{time}`, `{name}`, `{address}`. Empty if it quotes none. */
  quoteHead: { en: string; de: string };
  /** Before each quoted line. */
  quotePrefix: string;
  /** Whether its head contains an address and a date, so that the quote can be separated from a person's text. */
  hasFullHead: boolean;
  signature: { en: string; de: string };
  charset: 'utf-8' | 'iso-8859-1';
  encoding: 'quoted-printable' | 'base64' | '8bit';
  html: boolean;
}

const outlookHead = {
  en: '________________________________\nFrom: {name} <{address}>\nSent: {date} {time}\nTo: Anna Berg\nSubject: Your request',
  de: '________________________________\nVon: {name} <{address}>\nGesendet: {date} {time}\nAn: Anna Berg\nBetreff: Ihre Anfrage',
};
const onWrote = {
  en: 'On {date} at {time}, {name} <{address}> wrote:',
  de: 'Am {date} um {time} schrieb {name} <{address}>:',
};

export const mailClients: MailClient[] = [
  {
    name: 'Outlook',
    headers: 'X-Mailer: Microsoft Outlook 16.0',
    quoteHead: outlookHead,
    quotePrefix: '',
    hasFullHead: true,
    signature: { en: '', de: '' },
    charset: 'utf-8',
    encoding: 'base64',
    html: true,
  },
  {
    name: 'Outlook on the web',
    headers: 'X-MS-Has-Attach: ',
    quoteHead: outlookHead,
    quotePrefix: '',
    hasFullHead: true,
    signature: { en: '', de: '' },
    charset: 'iso-8859-1',
    encoding: 'quoted-printable',
    html: true,
  },
  {
    name: 'Outlook for iOS',
    headers: 'X-MS-Exchange-MessageSentRepresentingType: 1',
    quoteHead: outlookHead,
    quotePrefix: '',
    hasFullHead: true,
    signature: { en: 'Get Outlook for iOS', de: 'Outlook für iOS beziehen' },
    charset: 'utf-8',
    encoding: 'base64',
    html: true,
  },
  {
    name: 'Gmail',
    headers: 'X-Gm-Message-State: AOJu0Yw',
    quoteHead: onWrote,
    quotePrefix: '> ',
    hasFullHead: true,
    signature: { en: '-- \nAnna Berg\nEvents, Example GmbH', de: '-- \nAnna Berg\nVeranstaltungen, Example GmbH' },
    charset: 'utf-8',
    encoding: 'quoted-printable',
    html: true,
  },
  {
    name: 'Apple Mail',
    headers: 'X-Mailer: Apple Mail (2.3774)',
    quoteHead: {
      en: 'On {date}, at {time}, {name} <{address}> wrote:',
      de: 'Am {date} um {time} schrieb {name} <{address}>:',
    },
    quotePrefix: '> ',
    hasFullHead: true,
    signature: { en: '', de: '' },
    charset: 'utf-8',
    encoding: 'quoted-printable',
    html: false,
  },
  {
    name: 'iPhone',
    headers: 'X-Mailer: iPhone Mail (21E236)',
    quoteHead: onWrote,
    quotePrefix: '> ',
    hasFullHead: true,
    signature: { en: 'Sent from my iPhone', de: 'Von meinem iPhone gesendet' },
    charset: 'utf-8',
    encoding: 'quoted-printable',
    html: false,
  },
  {
    name: 'Samsung Email',
    headers: 'X-Mailer: Samsung Android',
    quoteHead: {
      en: '-------- Original message --------\nFrom: {name} <{address}>\nDate: {date} {time} (GMT+01:00)',
      de: '-------- Ursprüngliche Nachricht --------\nVon: {name} <{address}>\nDatum: {date} {time} (GMT+01:00)',
    },
    quotePrefix: '',
    hasFullHead: true,
    signature: { en: 'Sent from my Galaxy', de: 'Von meinem Galaxy gesendet' },
    charset: 'utf-8',
    encoding: 'base64',
    html: false,
  },
  {
    name: 'Thunderbird',
    headers: 'User-Agent: Mozilla Thunderbird',
    quoteHead: { en: 'On {date} {time}, {name} wrote:', de: 'Am {date} um {time} schrieb {name}:' },
    quotePrefix: '> ',
    hasFullHead: false,
    signature: { en: '-- \nAnna Berg', de: '-- \nAnna Berg' },
    charset: 'utf-8',
    encoding: '8bit',
    html: false,
  },
  {
    name: 'GMX',
    headers: 'X-Priority: 3',
    quoteHead: {
      en: 'Sent: {date} at {time}\nFrom: "{name}" <{address}>',
      de: 'Gesendet: {date} um {time} Uhr\nVon: "{name}" <{address}>',
    },
    quotePrefix: '> ',
    hasFullHead: true,
    signature: { en: '', de: '' },
    charset: 'utf-8',
    encoding: 'quoted-printable',
    html: true,
  },
  {
    name: 'Lotus Notes',
    headers: 'X-Mailer: HCL Notes Release 12',
    quoteHead: {
      en: '-----Original Message-----\nFrom: {name} <{address}>',
      de: '-----Ursprüngliche Nachricht-----\nVon: {name} <{address}>',
    },
    quotePrefix: '',
    hasFullHead: false,
    signature: { en: '', de: '' },
    charset: 'iso-8859-1',
    encoding: 'quoted-printable',
    html: false,
  },
];
